import type { HotelSeed } from '../hotel-seed.ts';
import { t } from '../texts.ts';

export const unhaeSeorak: HotelSeed = {
  hotelId: 'unhae-seorak',
  changedOn: '2026-11-12',
  region: 'gangwon',
  themes: ['mountain', 'spring'],
  name: t('운해 설악', 'Unhae Seorak', 'ウネ 雪岳', '云海 雪岳'),
  tagline: t(
    '구름이 바다가 되는 아침, 봉우리는 섬이 됩니다.',
    'On mornings when cloud becomes sea, the peaks are islands.',
    '雲が海となる朝、峰々は島になります。',
    '云成海的清晨，群峰是岛。',
  ),
  city: t('속초시', 'Sokcho', '束草市', '束草市'),
  street: t('설악산로 운해마루 301', '301 Unhae-maru, Seoraksan-ro', '雪岳山路ウネマル 301', '雪岳山路云海台301号'),
  postalCode: '24903',
  latitude: 38.1689,
  longitude: 128.5214,
  telephone: '+82-33-000-1301',
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  freeCancelDays: 3,
  breakfastKrw: 36_000,
  children: { sharingFreeBelow: 8, extraBedKrw: 44_000, cribKrw: 0 },
  highMonths: [1, 2, 8, 10],
  facilities: ['hot-spring', 'spa', 'sauna', 'gym', 'tea-room', 'lounge', 'kids-room', 'parking', 'ev-charging'],
  accessibility: ['step-free', 'lift', 'parking', 'bath-rails', 'guide-dogs'],
  description: [
    t(
      '해발 620 m, 울산바위와 마주 선 산장입니다. 겨울 새벽이면 골짜기에 구름이 차올라 동해까지 하얗게 이어집니다.',
      'A mountain house at 620 metres, facing the rock of Ulsanbawi. On winter dawns cloud fills the valleys and runs white to the East Sea.',
      '標高620 m、蔚山岩と向かい合う山荘です。冬の夜明け、谷は雲で満ち、東海まで白く続きます。',
      '海拔620米，与蔚山岩相对的山庄。冬日破晓，云涌满谷，白茫茫直抵东海。',
    ),
    t(
      '온천은 지하 천 미터에서 올라와 53도입니다. 눈을 맞으며 몸을 담그는 노천탕은 아침 여섯 시에 문을 엽니다.',
      'The spring rises from a thousand metres at 53 °C. The outdoor bath, best under falling snow, opens at six.',
      '温泉は地下千メートルから湧き、53度。雪を受けながら浸かる露天風呂は朝六時に開きます。',
      '温泉自地下千米涌出，水温53度。露天池最宜雪中，清晨六时开放。',
    ),
    t(
      '산에서 돌아오시면 장작불 앞에 옥수수차를 데워 두겠습니다.',
      'When you come down from the mountain, corn tea is warm by the wood fire.',
      '山からお戻りの頃、薪の火のそばにとうもろこし茶を温めておきます。',
      '待您下山归来，柴火旁已温好玉米茶。',
    ),
  ],
  directions: [
    t(
      '속초고속버스터미널에서 무료 셔틀로 25분입니다. 하루 여섯 번 다닙니다.',
      'Twenty-five minutes by our shuttle from Sokcho Express Bus Terminal, six times a day.',
      '束草高速バスターミナルから無料シャトルで25分、一日六便です。',
      '从束草高速客运站乘免费班车25分钟，每日六班。',
    ),
    t(
      '눈이 많은 날은 산 아래 주차장에서 사륜차로 모십니다.',
      'On days of heavy snow we bring you up from the lower car park by four-wheel drive.',
      '雪の深い日は、麓の駐車場から四輪駆動車でお迎えします。',
      '大雪之日，我们以四驱车自山下停车场接您上山。',
    ),
  ],
  landscapeAlt: t(
    '아침 구름바다 위로 솟은 눈 덮인 바위 봉우리와 능선의 산장',
    'Snowy rock peaks above a morning sea of clouds, a lodge on the ridge',
    '朝の雲海に浮かぶ雪の岩峰と、尾根の山荘',
    '晨间云海之上的雪峰，山脊上有一座山庄',
  ),
  views: {
    ridge: {
      name: t('울산바위', 'Ulsanbawi', '蔚山岩', '蔚山岩'),
      line: t(
        '창 한가득 울산바위가 서 있고, 해가 뜨면 금빛으로 바뀝니다.',
        'Ulsanbawi fills the window and turns gold at sunrise.',
        '窓いっぱいに蔚山岩がそびえ、日の出とともに金色に変わります。',
        '整窗皆是蔚山岩，日出时染成金色。',
      ),
    },
    valley: {
      name: t('골짜기와 구름', 'Valley and cloud', '谷と雲', '山谷与云'),
      line: t(
        '아침마다 구름이 창턱까지 올라옵니다.',
        'Each morning cloud rises to the window sill.',
        '朝ごとに雲が窓辺まで上ってきます。',
        '每天清晨，云升到窗台。',
      ),
    },
  },
  rooms: [
    { archetype: 'deluxe-double', view: 'valley', areaM2: 32, count: 14, baseKrw: 198_000 },
    { archetype: 'deluxe-twin', view: 'valley', areaM2: 34, count: 14, baseKrw: 205_000 },
    { archetype: 'accessible-twin', view: 'valley', areaM2: 38, count: 2, baseKrw: 205_000 },
    { archetype: 'ondol-room', view: 'ridge', areaM2: 40, count: 10, baseKrw: 232_000 },
    { archetype: 'spring-ondol', view: 'ridge', areaM2: 52, count: 6, baseKrw: 385_000 },
    { archetype: 'family-room', view: 'ridge', areaM2: 58, count: 6, baseKrw: 340_000 },
  ],
  restaurants: [
    {
      restaurantId: 'seorak-hwaru',
      name: t('화루', 'Hwaru', 'ファル', '火楼'),
      cuisine: t('강원 향토 요리', 'Gangwon country cooking', '江原郷土料理', '江原乡土菜'),
      description: t(
        '감자와 곰취, 황태를 장작 화덕에 익힙니다.',
        'Potato, mountain leaves and dried pollack from a wood oven.',
        'じゃがいも、山菜、干し鱈を薪窯で。',
        '土豆、山野菜与明太鱼干，皆出柴窑。',
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
