import type { HotelSeed } from '../hotel-seed.ts';
import { t } from '../texts.ts';

export const oreumJeju: HotelSeed = {
  hotelId: 'oreum-jeju',
  changedOn: '2026-10-11',
  region: 'jeju',
  themes: ['mountain'],
  name: t('오름 제주', 'Oreum Jeju', 'オルム 済州', '岳麓 济州'),
  tagline: t(
    '억새가 빛을 넘겨주는 저녁의 언덕.',
    'A hill at evening, where the silver grass hands on the light.',
    '薄が光を手渡してゆく、夕べの丘。',
    '傍晚的山丘，芒草把光一路传递。',
  ),
  city: t('제주시', 'Jeju-si', '済州市', '济州市'),
  street: t(
    '중산간로 억새동산 430',
    '430 Eoksae-dongsan, Jungsangan-ro',
    '中山間路オクセドンサン 430',
    '中山间路芒草坡430号',
  ),
  postalCode: '63346',
  latitude: 33.4316,
  longitude: 126.6724,
  telephone: '+82-64-000-1430',
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  freeCancelDays: 5,
  breakfastKrw: 38_000,
  children: { sharingFreeBelow: 6, extraBedKrw: 66_000, cribKrw: 0 },
  highMonths: [4, 7, 8, 10, 11],
  facilities: [
    'outdoor-pool',
    'spa',
    'gym',
    'lounge',
    'bar',
    'garden',
    'kids-room',
    'bicycles',
    'parking',
    'ev-charging',
    'airport-shuttle',
  ],
  accessibility: ['step-free', 'lift', 'parking', 'pool-lift', 'guide-dogs'],
  description: [
    t(
      '바다에서 한 걸음 물러나, 오름 셋이 둘러선 들판에 낮게 엎드린 집입니다. 지붕에도 억새를 심어 멀리서는 언덕으로 보입니다.',
      'A step back from the sea, a low house lies in a field ringed by three volcanic cones. Grass grows on its roof; from afar it is one more hill.',
      '海から一歩退き、三つのオルムに囲まれた野に低く伏せた家。屋根にも薄を植え、遠目には丘に見えます。',
      '自海边退后一步，低伏于三座火山丘环抱的原野。屋顶亦种芒草，远看不过又一座山丘。',
    ),
    t(
      '해가 기울면 바람이 억새를 눕히며 지나갑니다. 빛은 그 뒤를 따라 한라산까지 갑니다.',
      'As the sun sinks, wind bends the grass in passing, and the light follows it all the way to Hallasan.',
      '日が傾くと、風が薄を伏せて渡ります。光はその後を追って漢拏山まで行きます。',
      '日斜时，风压低芒草而过，光随其后，一直走到汉拿山。',
    ),
    t(
      '새벽에 오름을 오르는 분께는 보온병에 든 귤피차를 드립니다.',
      'For those who climb before dawn there is a flask of tangerine-peel tea.',
      '夜明けにオルムへ登られる方には、みかん皮茶の水筒をお持ちいただきます。',
      '为破晓登丘的客人，备好一壶橘皮茶。',
    ),
  ],
  directions: [
    t(
      '제주공항에서 승용차로 약 35분, 셔틀은 하루 일곱 번 다닙니다.',
      'About 35 minutes by car from Jeju Airport; the shuttle runs seven times a day.',
      '済州空港から車で約35分、シャトルは一日七便です。',
      '自济州机场驾车约35分钟，班车每日七班。',
    ),
    t(
      '안개가 짙은 날은 5.16도로 대신 번영로를 권합니다.',
      'In thick fog please take Beonyeong-ro rather than Route 5.16.',
      '霧の深い日は5.16道路ではなく繁栄路をお勧めします。',
      '浓雾之日，建议走繁荣路而非5.16公路。',
    ),
  ],
  landscapeAlt: t(
    '황금빛 저녁, 바람에 눕는 억새 들판과 한라산',
    'Silver grass bending in golden evening light, Hallasan beyond',
    '黄金色の夕べ、風になびく薄の野と漢拏山',
    '金色黄昏，芒草随风俯仰，远处是汉拿山',
  ),
  views: {
    grass: {
      name: t('억새 들판', 'Silver grass', '薄の野', '芒草原'),
      line: t(
        '문턱 바로 앞까지 억새가 와 있습니다.',
        'The grass comes right up to the doorstep.',
        '敷居のすぐ前まで薄が来ています。',
        '芒草一直长到门前。',
      ),
    },
    halla: {
      name: t('한라산', 'Hallasan', '漢拏山', '汉拿山'),
      line: t(
        '날이 맑으면 한라산의 능선이 창에 걸립니다.',
        'On a clear day the slopes of Hallasan hang in the window.',
        '晴れた日は漢拏山の稜線が窓にかかります。',
        '晴日，汉拿山的山脊就挂在窗上。',
      ),
    },
  },
  rooms: [
    { archetype: 'deluxe-double', view: 'grass', areaM2: 36, count: 16, baseKrw: 228_000 },
    { archetype: 'deluxe-twin', view: 'grass', areaM2: 38, count: 16, baseKrw: 235_000 },
    { archetype: 'accessible-twin', view: 'grass', areaM2: 42, count: 3, baseKrw: 235_000 },
    { archetype: 'terrace-king', view: 'halla', areaM2: 48, count: 10, baseKrw: 342_000 },
    { archetype: 'family-room', view: 'grass', areaM2: 62, count: 10, baseKrw: 375_000 },
    { archetype: 'grand-suite', view: 'halla', areaM2: 95, count: 3, baseKrw: 790_000 },
  ],
  restaurants: [
    {
      restaurantId: 'oreum-deulbul',
      name: t('들불', 'Deulbul', 'トゥルブル', '野火'),
      cuisine: t('제주 향토 구이', 'Jeju over fire', '済州の炙り', '济州炭烤'),
      description: t(
        '흑돼지와 고사리를 화산석 위에서 천천히 굽습니다.',
        'Black pork and bracken, slowly, on volcanic stone.',
        '黒豚とわらびを火山石でゆっくり焼きます。',
        '黑猪肉与蕨菜，在火山石上慢烤。',
      ),
      hours: t(
        '점심 12:00–14:30, 저녁 17:30–21:30',
        'Lunch 12:00–14:30, dinner 17:30–21:30',
        '昼 12:00–14:30、夜 17:30–21:30',
        '午餐 12:00–14:30，晚餐 17:30–21:30',
      ),
    },
  ],
};
