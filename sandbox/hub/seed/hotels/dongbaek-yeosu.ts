import type { HotelSeed } from '../hotel-seed.ts';
import { t } from '../texts.ts';

export const dongbaekYeosu: HotelSeed = {
  hotelId: 'dongbaek-yeosu',
  changedOn: '2026-10-02',
  region: 'yeosu',
  themes: ['sea', 'spring'],
  name: t('동백 여수', 'Dongbaek Yeosu', 'トンベク 麗水', '冬柏 丽水'),
  tagline: t(
    '섬 뒤에 섬, 안개 뒤에 봄.',
    'Island behind island, and spring behind the mist.',
    '島のうしろに島、霧のうしろに春。',
    '岛后有岛，雾后是春。',
  ),
  city: t('여수시', 'Yeosu', '麗水市', '丽水市'),
  street: t('돌산로 동백기슭 77', '77 Dongbaek-giseuk, Dolsan-ro', '突山路トンベクキスク 77', '突山路冬柏坡77号'),
  postalCode: '59770',
  latitude: 34.7086,
  longitude: 127.7609,
  telephone: '+82-61-000-1077',
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  freeCancelDays: 3,
  breakfastKrw: 36_000,
  children: { sharingFreeBelow: 8, extraBedKrw: 44_000, cribKrw: 0 },
  highMonths: [3, 4, 7, 8],
  facilities: [
    'hot-spring',
    'indoor-pool',
    'spa',
    'sauna',
    'lounge',
    'garden',
    'tea-room',
    'bicycles',
    'parking',
    'ev-charging',
  ],
  accessibility: ['step-free', 'lift', 'parking', 'bath-rails', 'guide-dogs'],
  description: [
    t(
      '돌산의 남쪽 비탈, 동백 숲을 베지 않으려고 건물을 셋으로 나누었습니다. 방에서 세어 보면 섬이 열한 개입니다.',
      'On the south slope of Dolsan we divided the house in three rather than fell the camellias. From the rooms you can count eleven islands.',
      '突山の南斜面。椿の林を伐らぬよう、建物を三つに分けました。部屋から数えると島は十一あります。',
      '突山南坡，为不伐山茶林，楼分三栋。从房中细数，共有十一座岛。',
    ),
    t(
      '이른 봄 새벽이면 안개가 섬을 하나씩 지웠다가 하나씩 돌려줍니다. 동백은 그 앞에서 붉습니다.',
      'At dawn in early spring the mist takes the islands one by one and gives them back; before it the camellias are red.',
      '早春の夜明け、霧が島を一つずつ消しては、また一つずつ返します。その手前で椿が赤い。',
      '早春破晓，雾将岛屿一座座抹去，又一座座归还。山茶在前，红得分明。',
    ),
    t(
      '바닷물을 데운 탕이 벼랑 끝에 있습니다. 밀물이면 수면이 발아래까지 올라옵니다.',
      'A bath of warmed sea water stands at the cliff’s edge; at high tide the sea comes up to your feet.',
      '海水をあたためた湯が崖の端にあります。満ち潮には海面が足もとまで上がってきます。',
      '崖边有一池温海水，涨潮时，海面升到脚下。',
    ),
  ],
  directions: [
    t(
      'KTX 여수엑스포역에서 셔틀로 30분입니다. 기차 시각에 맞추어 다닙니다.',
      'Thirty minutes by our shuttle from Yeosu Expo Station, timed to the trains.',
      'KTX麗水エキスポ駅から列車に合わせたシャトルで30分です。',
      '自KTX丽水世博站乘班车30分钟，配合列车时刻。',
    ),
    t(
      '여수공항에서 승용차로 약 45분 걸립니다.',
      'About 45 minutes by car from Yeosu Airport.',
      '麗水空港から車で約45分です。',
      '自丽水机场驾车约45分钟。',
    ),
  ],
  landscapeAlt: t(
    '새벽안개 속에 겹쳐 있는 섬들과 앞쪽의 붉은 동백',
    'Islands behind islands in dawn mist, red camellias in front',
    '夜明けの霧に重なる島々と、手前の赤い椿',
    '晨雾中岛影重重，前景是红山茶',
  ),
  views: {
    islands: {
      name: t('다도해', 'Archipelago', '多島海', '多岛海'),
      line: t(
        '섬들이 날씨에 따라 가까워졌다 멀어집니다.',
        'The islands come nearer and go farther with the weather.',
        '島々は天気によって近づき、また遠ざかります。',
        '岛屿随天气时近时远。',
      ),
    },
    camellia: {
      name: t('동백과 다도해', 'Camellias and islands', '椿と多島海', '山茶与多岛海'),
      line: t(
        '붉은 동백 가지 너머로 섬들이 떠 있습니다.',
        'Islands float beyond the red camellia branches.',
        '紅い椿の枝の向こうに島々が浮かびます。',
        '红山茶枝外，群岛浮于海上。',
      ),
    },
  },
  rooms: [
    { archetype: 'deluxe-double', view: 'camellia', areaM2: 33, count: 14, baseKrw: 192_000 },
    { archetype: 'deluxe-twin', view: 'camellia', areaM2: 35, count: 14, baseKrw: 198_000 },
    { archetype: 'accessible-twin', view: 'camellia', areaM2: 40, count: 2, baseKrw: 198_000 },
    { archetype: 'terrace-king', view: 'islands', areaM2: 46, count: 10, baseKrw: 302_000 },
    { archetype: 'spring-ondol', view: 'islands', areaM2: 51, count: 6, baseKrw: 365_000 },
    { archetype: 'family-room', view: 'islands', areaM2: 58, count: 6, baseKrw: 338_000 },
  ],
  restaurants: [
    {
      restaurantId: 'yeosu-galmun',
      name: t('갯문', 'Gaenmun', 'ケンムン', '潮门'),
      cuisine: t('남도 요리', 'Southern coast', '南道料理', '南道菜'),
      description: t(
        '갓김치와 서대, 돌게장. 여수의 맛을 덜 짜게 냅니다.',
        'Mustard-leaf kimchi, sole and stone crab: the taste of Yeosu, with less salt.',
        'からし菜キムチ、舌平目、石蟹の醤油漬け。麗水の味を薄塩で。',
        '芥菜泡菜、鳎鱼、酱石蟹，丽水之味，少些咸。',
      ),
      hours: t(
        '점심 11:30–14:30, 저녁 17:30–21:00',
        'Lunch 11:30–14:30, dinner 17:30–21:00',
        '昼 11:30–14:30、夜 17:30–21:00',
        '午餐 11:30–14:30，晚餐 17:30–21:00',
      ),
    },
  ],
};
