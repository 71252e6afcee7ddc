import type { HotelSeed } from '../hotel-seed.ts';
import { t } from '../texts.ts';

export const padosoriSeogwipo: HotelSeed = {
  hotelId: 'padosori-seogwipo',
  region: 'jeju',
  themes: ['sea'],
  name: t('파도소리 서귀포', 'Padosori Seogwipo', 'パドソリ 西帰浦', '涛声 西归浦'),
  tagline: t(
    '검은 바위, 흰 파도, 그리고 별뿐입니다.',
    'Black rock, white surf, and then only stars.',
    '黒い岩、白い波、あとは星ばかり。',
    '黑岩，白浪，余下皆是星。',
  ),
  city: t('서귀포시', 'Seogwipo', '西帰浦市', '西归浦市'),
  street: t('태평로 돌담올레 12', '12 Doldam-olle, Taepyeong-ro', '太平路トルダムオルレ 12', '太平路石墙小径12号'),
  postalCode: '63592',
  latitude: 33.2399,
  longitude: 126.5521,
  telephone: '+82-64-000-1012',
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  freeCancelDays: 5,
  breakfastKrw: 40_000,
  highMonths: [1, 2, 7, 8, 12],
  facilities: [
    'outdoor-pool',
    'indoor-pool',
    'spa',
    'sauna',
    'gym',
    'lounge',
    'bar',
    'library',
    'parking',
    'ev-charging',
    'airport-shuttle',
  ],
  accessibility: ['step-free', 'lift', 'parking', 'pool-lift', 'hearing-loop', 'guide-dogs'],
  description: [
    t(
      '용암이 바다에 닿아 식은 자리, 현무암을 쌓아 지은 마흔여덟 개의 방입니다. 돌담은 바람이 지나갈 틈을 남기고 쌓았습니다.',
      'Forty-eight rooms of stacked basalt, where lava met the sea and cooled. The walls are laid with gaps, for the wind to pass.',
      '溶岩が海に触れて冷えた場所に、玄武岩を積んだ四十八室。石垣は風の抜ける隙間を残して積みました。',
      '熔岩入海冷却之处，以玄武岩垒成四十八间客房。石墙留有缝隙，让风通过。',
    ),
    t(
      '겨울 밤하늘이 가장 깊습니다. 수영장의 불을 끄고 물에 누우면 별과 파도 소리 사이에 있게 됩니다.',
      'The sky is deepest in winter. With the pool lights out you float between stars and the sound of waves.',
      '冬の夜空がいちばん深い。プールの灯を消して水に浮かべば、星と波音の間です。',
      '冬夜的天最深。熄了池灯仰浮水上，人便在星与涛声之间。',
    ),
    t(
      '귤밭이 집을 둘러싸고 있습니다. 십이월에는 손수 따서 드셔도 좋습니다.',
      'Tangerine groves surround the house; in December, pick your own.',
      'みかん畑が家を囲みます。十二月はどうぞご自分の手でお摘みください。',
      '四周皆橘园，十二月可亲手采摘。',
    ),
  ],
  directions: [
    t(
      '제주공항에서 셔틀로 약 70분입니다. 하루 다섯 번 다닙니다.',
      'About 70 minutes by shuttle from Jeju Airport, five times a day.',
      '済州空港からシャトルで約70分、一日五便です。',
      '自济州机场乘班车约70分钟，每日五班。',
    ),
    t(
      '서귀포 시내에서 택시로 10분, 올레길 7코스가 정원을 지납니다.',
      'Ten minutes by taxi from Seogwipo town; Olle Trail 7 crosses our garden.',
      '西帰浦市内からタクシーで10分。オルレ7コースが庭を通ります。',
      '自西归浦市区乘出租车10分钟，偶来小路7号线穿过庭园。',
    ),
  ],
  landscapeAlt: t(
    '별이 가득한 밤, 검은 현무암 해안에 부서지는 흰 파도와 돌담',
    'White surf on black basalt under a night of stars, a stone wall in front',
    '満天の星の夜、黒い玄武岩の岸に砕ける白波と石垣',
    '繁星之夜，白浪拍碎在黑色玄武岩岸，前有石墙',
  ),
  views: {
    ocean: {
      name: t('남쪽 바다', 'South sea', '南の海', '南海'),
      line: t(
        '발코니 아래가 곧 바위이고, 그 아래가 바다입니다.',
        'Below the balcony is rock, and below the rock the sea.',
        'バルコニーの下は岩、その下は海です。',
        '阳台之下是岩，岩下是海。',
      ),
    },
    grove: {
      name: t('귤밭', 'Tangerine grove', 'みかん畑', '橘园'),
      line: t(
        '돌담 너머 귤꽃 향이 오월의 방을 채웁니다.',
        'In May the blossom beyond the stone wall fills the room.',
        '五月は石垣の向こうの花の香りが部屋を満たします。',
        '五月，石墙外橘花香满室。',
      ),
    },
  },
  rooms: [
    { archetype: 'deluxe-double', view: 'grove', areaM2: 35, count: 12, baseKrw: 242_000 },
    { archetype: 'deluxe-twin', view: 'grove', areaM2: 37, count: 12, baseKrw: 248_000 },
    { archetype: 'accessible-twin', view: 'grove', areaM2: 41, count: 2, baseKrw: 248_000 },
    { archetype: 'premier-king', view: 'ocean', areaM2: 46, count: 10, baseKrw: 362_000 },
    { archetype: 'terrace-king', view: 'ocean', areaM2: 50, count: 8, baseKrw: 418_000 },
    { archetype: 'family-room', view: 'ocean', areaM2: 64, count: 6, baseKrw: 455_000 },
    { archetype: 'grand-suite', view: 'ocean', areaM2: 110, count: 2, baseKrw: 1_050_000 },
  ],
  restaurants: [
    {
      restaurantId: 'seogwipo-mulmaru',
      name: t('물마루', 'Mulmaru', 'ムルマル', '水脊'),
      cuisine: t('해녀의 바다', 'From the divers’ sea', '海女の海', '海女之海'),
      description: t(
        '해녀가 오전에 건져 온 것으로 저녁 차림이 정해집니다.',
        'What the women divers bring up before noon decides the evening.',
        '海女が午前に揚げたもので、夜の献立が決まります。',
        '海女上午的收获，决定当晚的菜单。',
      ),
      hours: t('저녁 17:30–21:30', 'Dinner 17:30–21:30', '夜 17:30–21:30', '晚餐 17:30–21:30'),
    },
  ],
};
