import type { RoomType } from '../../../lib/hub/contract/hotel.ts';
import { type Lang, type Texts, t } from './texts.ts';

/** Facts of a hotel, measured, so that a guest can decide before calling. */
export const accessibilityFacts = {
  'step-free': t(
    '정문에서 로비, 레스토랑, 승강기까지 계단 없이 이어집니다.',
    'The way from the entrance to the lobby, restaurants and lifts is free of steps.',
    '正面玄関からロビー、レストラン、エレベーターまで段差はありません。',
    '从正门到大堂、餐厅与电梯全程无台阶。',
  ),
  lift: t(
    '승강기 문 폭은 90 cm이며 점자 버튼과 음성 안내가 있습니다.',
    'Lift doors are 90 cm wide, with braille buttons and spoken floors.',
    'エレベーターの扉幅は90 cm、点字ボタンと音声案内があります。',
    '电梯门宽90厘米，配有盲文按键与语音报层。',
  ),
  parking: t(
    '장애인 주차 구역 네 면이 입구에서 20 m 안에 있습니다.',
    'Four accessible parking bays lie within 20 m of the entrance.',
    '車いす用駐車区画が入口から20 m以内に4台分あります。',
    '入口20米内设有四个无障碍停车位。',
  ),
  'pool-lift': t(
    '수영장에 입수용 리프트가 있습니다. 이용 30분 전에 알려 주십시오.',
    'The pool has a lift into the water; please tell us half an hour ahead.',
    'プールに入水用リフトがあります。ご利用の30分前にお知らせください。',
    '泳池设有入水升降椅，请提前半小时告知。',
  ),
  'bath-rails': t(
    '온천탕 한 곳에 손잡이와 낮은 단(18 cm)을 두었습니다.',
    'One of the spring baths has rails and a low step of 18 cm.',
    '温泉浴場の一つに手すりと18 cmの低い段を設けています。',
    '其中一处温泉浴池装有扶手，台阶高18厘米。',
  ),
  'hearing-loop': t(
    '프런트 데스크에 청각 보조 루프가 있습니다.',
    'A hearing loop is fitted at the front desk.',
    'フロントデスクにヒアリングループを備えています。',
    '前台设有助听感应线圈。',
  ),
  'guide-dogs': t(
    '안내견과 함께 모든 공간을 이용하실 수 있습니다.',
    'Guide dogs are welcome in every room of the house.',
    '補助犬は館内のすべての場所でご同伴いただけます。',
    '导盲犬可陪同进入所有空间。',
  ),
  'hanok-threshold': t(
    '한옥 문턱은 최고 12 cm입니다. 경사판을 미리 놓아 드립니다.',
    'Hanok thresholds are up to 12 cm high; we lay ramps before you arrive.',
    '韓屋の敷居は最大12 cmです。ご到着前にスロープを設置いたします。',
    '韩屋门槛最高12厘米，我们会在您到达前铺好坡板。',
  ),
} as const satisfies Record<string, Texts>;
export type AccessibilityCode = keyof typeof accessibilityFacts;

/** Facts of the accessible room of a hotel. */
export const accessibleRoomFacts: readonly Texts[] = [
  t(
    '침대 높이는 48 cm이고 한쪽에 95 cm의 공간이 있습니다.',
    'The bed is 48 cm high, with 95 cm of space at one side.',
    'ベッドの高さは48 cm、片側に95 cmの空間があります。',
    '床高48厘米，一侧留有95厘米空间。',
  ),
  t(
    '욕실 세면대 아래가 비어 있고 변기 양옆에 손잡이가 있습니다.',
    'The basin is open below and the toilet has rails on both sides.',
    '洗面台の下は空いており、トイレの両側に手すりがあります。',
    '洗手台下方留空，马桶两侧均有扶手。',
  ),
  t(
    '화재 경보는 불빛과 침대 진동으로도 알려 드립니다.',
    'The fire alarm also shows as light and shakes the bed.',
    '火災警報は光とベッドの振動でもお知らせします。',
    '火警同时以灯光与床垫震动提示。',
  ),
];

/** As `common.accessible` of `messages/` says it. */
const words: Record<Lang, { held: string; door: (cm: number) => string; shower: string; alarm: string }> = {
  ko: {
    held: '이 예약으로 배리어프리 객실을 확보해 드립니다.',
    door: (cm) => `문 너비 ${cm}cm`,
    shower: '단차 없는 샤워실',
    alarm: '시각 경보 장치',
  },
  en: {
    held: 'Your booking holds this accessible room for you.',
    door: (cm) => `Door width ${cm} cm`,
    shower: 'Roll-in shower',
    alarm: 'Visual alarm',
  },
  jp: {
    held: 'このご予約では、バリアフリー客室をお客様のために確保いたします。',
    door: (cm) => `ドア幅 ${cm}cm`,
    shower: '段差のないシャワー',
    alarm: '光で知らせる警報装置',
  },
  ch: {
    held: '此预订为您保留这间无障碍客房。',
    door: (cm) => `门宽${cm}厘米`,
    shower: '无门槛淋浴间',
    alarm: '闪光警报装置',
  },
};

/** Lines of a mail on a held accessible room; none for other rooms. */
export function accessibleLines(accessibility: RoomType['accessibility'], lang: Lang): string[] {
  if (accessibility === null) return [];
  const { held, door, shower, alarm } = words[lang];
  const { doorWidthCm, rollInShower, visualAlarm, facts } = accessibility;
  const line = [door(doorWidthCm), ...(rollInShower ? [shower] : []), ...(visualAlarm ? [alarm] : [])];
  return [held, line.join(' · '), ...facts];
}
