import type { HotelSeed } from '../hotel-seed.ts';
import { t } from '../texts.ts';

export const onjeongDongnae: HotelSeed = {
  hotelId: 'onjeong-dongnae',
  changedOn: '2026-11-05',
  region: 'busan',
  themes: ['spring', 'hanok'],
  name: t('온정 동래', 'Onjeong Dongnae', '温井 東莱', '温井 东莱'),
  tagline: t(
    '천 년을 데워 온 물에 하루를 내려놓으십시오.',
    'Set the day down in water that has been warm for a thousand years.',
    '千年あたため続けた湯に、一日をお預けください。',
    '把这一天，放进温热了千年的水里。',
  ),
  city: t('동래구', 'Dongnae-gu', '東莱区', '东莱区'),
  street: t(
    '금강공원로 온정안길 9',
    '9 Onjeong-an-gil, Geumganggongwon-ro',
    '金剛公園路オンジョンアンキル 9',
    '金刚公园路温井内街9号',
  ),
  postalCode: '47709',
  latitude: 35.2207,
  longitude: 129.0832,
  telephone: '+82-51-000-1009',
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  freeCancelDays: 3,
  breakfastKrw: 34_000,
  children: { sharingFreeBelow: 8, extraBedKrw: 44_000, cribKrw: 0 },
  highMonths: [1, 2, 11, 12],
  facilities: ['hot-spring', 'spa', 'sauna', 'garden', 'tea-room', 'parking'],
  accessibility: ['step-free', 'lift', 'parking', 'bath-rails', 'hanok-threshold', 'guide-dogs'],
  description: [
    t(
      '학이 다리를 담그고 나았다는 샘이 동래에 있습니다. 온정 동래는 그 물길 위에 기와를 얹고, 탕 다섯을 뜰에 흩어 놓았습니다.',
      'In Dongnae there is a spring where, they say, a crane healed its leg. We set a tiled roof over that water and scattered five baths through the garden.',
      '鶴が脚を浸して癒えたという泉が東莱にあります。その水脈の上に瓦を葺き、五つの湯を庭に散らしました。',
      '传说曾有白鹤在东莱浸足而愈。我们在这水脉之上覆瓦，将五池温泉散落庭中。',
    ),
    t(
      '겨울 해거름, 석등에 불이 들면 김이 먼저 물듭니다. 말소리는 자연히 낮아집니다.',
      'At dusk in winter, when the stone lanterns are lit, the steam takes the colour first and voices fall of themselves.',
      '冬の夕暮れ、石灯籠に灯が入ると、まず湯気が染まります。話す声もおのずと低くなります。',
      '冬日黄昏，石灯初上，热气先染了颜色，人声也自然低了下来。',
    ),
    t(
      '욕의와 버선을 방에 두었습니다. 저녁 뒤에는 따뜻한 식혜가 준비됩니다.',
      'Bath robes and socks are in your room; after dinner there is warm sikhye.',
      '湯着と足袋をお部屋に。夕食のあとには温かなシッケを。',
      '房内备有浴衣与布袜，晚餐后奉上温热的甜米露。',
    ),
  ],
  directions: [
    t(
      '지하철 1호선 온천장역 1번 출구에서 걸어서 6분입니다.',
      'Six minutes on foot from Oncheonjang Station (Line 1), exit 1.',
      '地下鉄1号線 温泉場駅1番出口から徒歩6分です。',
      '地铁1号线温泉场站1号出口步行6分钟。',
    ),
    t(
      '김해공항에서 승용차로 약 35분 걸립니다.',
      'About 35 minutes by car from Gimhae Airport.',
      '金海空港から車で約35分です。',
      '自金海机场驾车约35分钟。',
    ),
  ],
  landscapeAlt: t(
    '해 질 녘 석등이 켜진 돌 정원과 피어오르는 온천 김',
    'A stone garden at dusk, a lantern lit, steam rising from the spring',
    '夕暮れの石庭にともる灯籠と、立ちのぼる湯けむり',
    '暮色中的石庭，石灯已亮，温泉热气升腾',
  ),
  views: {
    garden: {
      name: t('돌 정원', 'Stone garden', '石庭', '石庭'),
      line: t(
        '미닫이 너머로 젖은 돌과 김이 보입니다.',
        'Beyond the sliding door: wet stone and steam.',
        '引き戸の向こうに濡れた石と湯けむり。',
        '推拉门外，是湿石与热气。',
      ),
    },
    mountain: {
      name: t('정원과 금정산', 'Garden and Mount Geumjeong', '庭と金井山', '庭园与金井山'),
      line: t(
        '정원의 지붕 너머로 금정산의 저녁 능선이 보입니다.',
        'Beyond the garden roofs you see the evening ridge of Geumjeong.',
        '庭の屋根の向こうに、金井山の夕べの稜線が見えます。',
        '庭园屋顶之外，可见金井山的暮色山脊。',
      ),
    },
  },
  rooms: [
    { archetype: 'deluxe-twin', view: 'mountain', areaM2: 33, count: 10, baseKrw: 188_000 },
    { archetype: 'accessible-twin', view: 'garden', areaM2: 38, count: 2, baseKrw: 188_000 },
    { archetype: 'ondol-room', view: 'garden', areaM2: 36, count: 10, baseKrw: 210_000 },
    { archetype: 'spring-ondol', view: 'garden', areaM2: 50, count: 8, baseKrw: 345_000 },
    { archetype: 'hanok-anchae', view: 'garden', areaM2: 82, count: 2, baseKrw: 690_000 },
  ],
  restaurants: [
    {
      restaurantId: 'dongnae-hakso',
      name: t('학소', 'Hakso', 'ハクソ', '鹤沼'),
      cuisine: t('한식', 'Korean', '韓国料理', '韩餐'),
      description: t(
        '동래 파전은 주문을 받고 나서 파를 썹니다.',
        'For our Dongnae pajeon the leeks are cut after you order.',
        '東莱パジョンの葱は、ご注文をいただいてから切ります。',
        '东莱葱饼，点单之后才切葱。',
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
