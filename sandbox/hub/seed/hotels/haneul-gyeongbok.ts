import type { HotelSeed } from '../hotel-seed.ts';
import { t } from '../texts.ts';

export const haneulGyeongbok: HotelSeed = {
  hotelId: 'haneul-gyeongbok',
  changedOn: '2026-08-27',
  region: 'seoul',
  themes: ['city'],
  name: t('하늘 경복', 'Haneul Gyeongbok', 'ハヌル 景福', '天空 景福'),
  tagline: t(
    '궁궐 지붕 위로 가장 먼저 아침이 옵니다.',
    'Morning comes first to the palace roofs.',
    '朝は、王宮の屋根に最初に訪れます。',
    '清晨最先落在宫殿的屋檐上。',
  ),
  city: t('종로구', 'Jongno-gu', '鍾路区', '钟路区'),
  street: t('효자로 하늘길 17', '17 Haneul-gil, Hyoja-ro', '孝子路ハヌルキル 17', '孝子路天空街17号'),
  postalCode: '03044',
  latitude: 37.5789,
  longitude: 126.9731,
  telephone: '+82-2-0000-1017',
  checkInFrom: '15:00',
  checkOutUntil: '12:00',
  freeCancelDays: 1,
  breakfastKrw: 42_000,
  children: { sharingFreeBelow: 6, extraBedKrw: 66_000, cribKrw: 0 },
  highMonths: [4, 5, 10, 11],
  facilities: ['indoor-pool', 'gym', 'sauna', 'library', 'lounge', 'bar', 'parking', 'ev-charging', 'meeting-room'],
  accessibility: ['step-free', 'lift', 'parking', 'pool-lift', 'hearing-loop', 'guide-dogs'],
  description: [
    t(
      '경복궁 서쪽 담을 따라 걷다 보면 은행나무 사이로 낮은 화강암 건물이 보입니다. 하늘 경복은 궁의 처마보다 높이 올라가지 않으려고 여섯 층에서 멈추었습니다.',
      'Follow the western wall of Gyeongbokgung and a low granite house appears between the ginkgo trees. Haneul Gyeongbok stops at six floors, so as not to rise above the palace eaves.',
      '景福宮の西の塀に沿って歩くと、銀杏の間に低い花崗岩の建物が見えてきます。王宮の軒より高くならぬよう、ハヌル景福は六階までといたしました。',
      '沿景福宫西墙漫步，银杏之间可见一座低矮的花岗岩建筑。为了不高过宫檐，天空景福止于六层。',
    ),
    t(
      '객실의 창은 북악산을 액자처럼 담습니다. 해가 뜨면 바위가 먼저 붉어지고, 그 빛이 기와를 타고 방으로 내려옵니다.',
      'Every window frames Mount Bugak. At sunrise the rock reddens first, and the light runs down the tiles into your room.',
      '客室の窓は北岳山を額縁のように切り取ります。日が昇るとまず岩が染まり、その光が瓦を伝って部屋へ降りてきます。',
      '客房的窗如画框，收下北岳山。日出时岩石先红，光沿着瓦片流进房间。',
    ),
    t(
      '저녁에는 서재에 불을 켭니다. 서울의 옛 지도와 사진집 천여 권을 두었으니, 내일 걸을 길을 그곳에서 골라 보십시오.',
      'In the evening we light the library. Among a thousand old maps and books of photographs you may choose the streets for tomorrow.',
      '夕べには書斎に灯りを入れます。ソウルの古地図と写真集およそ千冊。明日の散歩道をここでお選びください。',
      '入夜，书房亮灯。千余册首尔旧地图与影集在此，明日要走的路，不妨今晚挑好。',
    ),
  ],
  directions: [
    t(
      '지하철 3호선 경복궁역 4번 출구에서 걸어서 7분입니다.',
      'Seven minutes on foot from Gyeongbokgung Station (Line 3), exit 4.',
      '地下鉄3号線 景福宮駅4番出口から徒歩7分です。',
      '地铁3号线景福宫站4号出口步行7分钟。',
    ),
    t(
      '인천공항에서 공항버스로 약 75분, 승용차로 약 65분 걸립니다.',
      'From Incheon Airport about 75 minutes by airport bus, 65 by car.',
      '仁川空港から空港バスで約75分、車で約65分です。',
      '从仁川机场乘机场巴士约75分钟，驾车约65分钟。',
    ),
  ],
  landscapeAlt: t(
    '새벽빛을 받은 궁궐 기와지붕과 그 뒤로 솟은 화강암 봉우리',
    'Palace roofs in the first light, a granite peak rising behind them',
    '夜明けの光を受ける王宮の瓦屋根と、その奥にそびえる花崗岩の峰',
    '晨光中的宫殿瓦顶，其后是花岗岩山峰',
  ),
  views: {
    palace: {
      name: t('궁궐 전망', 'Palace view', '王宮ビュー', '宫殿景观'),
      line: t(
        '담 너머로 근정전의 용마루가 보입니다.',
        'Beyond the wall you see the ridge of the throne hall.',
        '塀の向こうに正殿の大棟が見えます。',
        '越过宫墙，可见正殿屋脊。',
      ),
    },
    roofs: {
      name: t('기와지붕과 북악산', 'Tiled roofs and Bugaksan', '瓦屋根と北岳山', '瓦顶与北岳山'),
      line: t(
        '기와지붕 너머 북악산이 아침 빛을 가장 먼저 받습니다.',
        'Beyond the tiled roofs, Bugaksan takes the first light of the morning.',
        '瓦屋根の向こうの北岳山が、朝の光をいちばんに受けます。',
        '瓦顶之外，北岳山最先承接晨光。',
      ),
    },
  },
  rooms: [
    { archetype: 'deluxe-double', view: 'roofs', areaM2: 34, count: 18, baseKrw: 268_000 },
    { archetype: 'deluxe-twin', view: 'roofs', areaM2: 36, count: 16, baseKrw: 278_000 },
    { archetype: 'accessible-twin', view: 'roofs', areaM2: 40, count: 3, baseKrw: 278_000 },
    { archetype: 'premier-king', view: 'palace', areaM2: 45, count: 10, baseKrw: 372_000 },
    { archetype: 'family-room', view: 'palace', areaM2: 58, count: 6, baseKrw: 438_000 },
    { archetype: 'grand-suite', view: 'palace', areaM2: 92, count: 3, baseKrw: 890_000 },
  ],
  restaurants: [
    {
      restaurantId: 'gyeongbok-onchae',
      name: t('온채', 'Onchae', 'オンチェ', '温彩'),
      cuisine: t('한식', 'Korean', '韓国料理', '韩餐'),
      description: t(
        '궁중의 상차림을 덜어 내어 제철 아홉 가지로 줄였습니다.',
        'The royal table, pared down to nine dishes of the season.',
        '宮中の膳を旬の九品にしぼりました。',
        '将宫廷膳桌精减为应季九味。',
      ),
      hours: t(
        '점심 12:00–14:30, 저녁 18:00–21:30',
        'Lunch 12:00–14:30, dinner 18:00–21:30',
        '昼 12:00–14:30、夜 18:00–21:30',
        '午餐 12:00–14:30，晚餐 18:00–21:30',
      ),
    },
  ],
};
