import { type Texts, t } from './texts.ts';

export const facilities = {
  'indoor-pool': t('실내 수영장', 'Indoor pool', '屋内プール', '室内泳池'),
  'outdoor-pool': t('야외 수영장', 'Outdoor pool', '屋外プール', '室外泳池'),
  'hot-spring': t('온천탕', 'Hot-spring bath', '温泉大浴場', '温泉浴池'),
  spa: t('스파', 'Spa', 'スパ', '水疗中心'),
  gym: t('피트니스 센터', 'Fitness centre', 'フィットネスジム', '健身中心'),
  sauna: t('사우나', 'Sauna', 'サウナ', '桑拿'),
  library: t('라이브러리', 'Library', 'ライブラリー', '书吧'),
  'tea-room': t('다실', 'Tea room', '茶室', '茶室'),
  lounge: t('라운지', 'Lounge', 'ラウンジ', '酒廊'),
  bar: t('바', 'Bar', 'バー', '酒吧'),
  garden: t('정원', 'Garden', '庭園', '庭园'),
  'kids-room': t('키즈룸', 'Children’s playroom', 'キッズルーム', '儿童乐园'),
  parking: t('주차장', 'Parking', '駐車場', '停车场'),
  'ev-charging': t('전기차 충전', 'EV charging', 'EV充電', '电动汽车充电'),
  'airport-shuttle': t('공항 셔틀', 'Airport shuttle', '空港シャトル', '机场班车'),
  'meeting-room': t('회의실', 'Meeting rooms', '会議室', '会议室'),
  bicycles: t('자전거 대여', 'Bicycle hire', 'レンタサイクル', '自行车租借'),
  'beach-access': t('해변 산책로', 'Path to the beach', 'ビーチへの小径', '海滩步道'),
} as const satisfies Record<string, Texts>;
export type FacilityCode = keyof typeof facilities;
