import type { HotelSeed } from '../hotel-seed.ts';
import { t } from '../texts.ts';

export const dalbitGyeongpo: HotelSeed = {
  hotelId: 'dalbit-gyeongpo',
  changedOn: '2026-09-14',
  region: 'gangwon',
  themes: ['sea'],
  name: t('달빛 경포', 'Dalbit Gyeongpo', 'タルビッ 鏡浦', '月光 镜浦'),
  tagline: t(
    '하늘과 호수와 술잔에, 달이 여럿 뜨는 곳.',
    'Where the moon rises in the sky, in the lake and in your cup.',
    '空に、湖に、盃に。月がいくつも昇る場所。',
    '天上、湖中、杯里，处处有月。',
  ),
  city: t('강릉시', 'Gangneung', '江陵市', '江陵市'),
  street: t('경포로 달못길 42', '42 Dalmot-gil, Gyeongpo-ro', '鏡浦路タルモッキル 42', '镜浦路月池街42号'),
  postalCode: '25460',
  latitude: 37.7982,
  longitude: 128.9043,
  telephone: '+82-33-000-1042',
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  freeCancelDays: 3,
  breakfastKrw: 36_000,
  highMonths: [7, 8, 10],
  facilities: [
    'outdoor-pool',
    'indoor-pool',
    'spa',
    'gym',
    'lounge',
    'bar',
    'kids-room',
    'bicycles',
    'beach-access',
    'parking',
    'ev-charging',
  ],
  accessibility: ['step-free', 'lift', 'parking', 'pool-lift', 'guide-dogs'],
  description: [
    t(
      '경포호와 동해 사이, 소나무 숲이 띠처럼 남은 자리에 있습니다. 옛사람들은 이곳에서 달을 다섯이나 세었다고 합니다.',
      'We stand on the ribbon of pines between Lake Gyeongpo and the East Sea. People of old counted five moons here.',
      '鏡浦湖と東海の間、帯のように残る松林に建っています。昔の人はここで月を五つ数えたといいます。',
      '坐落于镜浦湖与东海之间的一带松林。相传古人在此数出五轮明月。',
    ),
    t(
      '밤 아홉 시가 되면 호수 쪽 바깥등을 모두 끕니다. 물 위의 달이 흐려지지 않도록.',
      'At nine we put out every lamp on the lake side, so that the moon on the water stays clear.',
      '夜九時、湖側の外灯をすべて消します。水面の月がかすまぬように。',
      '晚九时，湖畔外灯尽熄，只为水中月色不被惊扰。',
    ),
    t(
      '해돋이는 반대편 창의 몫입니다. 바다로 난 방에서는 눈을 뜨기 전에 먼저 빛이 도착합니다.',
      'Sunrise belongs to the other side: in the rooms on the sea the light arrives before you wake.',
      '日の出は反対側の窓のもの。海側の部屋では、目覚める前に光が届きます。',
      '日出属于另一侧：面海的房间里，光比您先醒来。',
    ),
  ],
  directions: [
    t(
      'KTX 강릉역에서 택시로 12분, 셔틀은 매시 정각에 떠납니다.',
      'Twelve minutes by taxi from Gangneung KTX Station; our shuttle leaves on the hour.',
      'KTX江陵駅からタクシーで12分。シャトルは毎正時に出発します。',
      '自KTX江陵站乘出租车12分钟，班车每逢整点发车。',
    ),
    t(
      '서울에서 승용차로 영동고속도로를 따라 약 2시간 40분입니다.',
      'From Seoul about 2 hours 40 minutes by car on the Yeongdong Expressway.',
      'ソウルから嶺東高速道路を経て車で約2時間40分です。',
      '自首尔驾车经岭东高速约2小时40分钟。',
    ),
  ],
  landscapeAlt: t(
    '소나무 사이 잔잔한 호수, 하늘의 달과 물에 비친 달',
    'A still lake between pines, the moon above and the moon in the water',
    '松の間の静かな湖、空の月と水面の月',
    '松间静湖，天上一轮月，水中一轮月',
  ),
  views: {
    lake: {
      name: t('경포호', 'Lake Gyeongpo', '鏡浦湖', '镜浦湖'),
      line: t(
        '밤이면 호수에 달이 길을 냅니다.',
        'At night the moon lays a path across the lake.',
        '夜には月が湖に道を引きます。',
        '入夜，月在湖上铺出一条路。',
      ),
    },
    pavilion: {
      name: t('호수와 누각', 'Lake and pavilion', '湖と楼閣', '湖与楼阁'),
      line: t(
        '누각의 불빛이 호수 위에 밤새 머뭅니다.',
        'The lights of the pavilion rest on the lake all night.',
        '楼閣の灯りが、夜どおし湖面にとどまります。',
        '楼阁灯火，整夜停在湖面。',
      ),
    },
  },
  rooms: [
    { archetype: 'deluxe-double', view: 'lake', areaM2: 33, count: 18, baseKrw: 205_000 },
    { archetype: 'deluxe-twin', view: 'lake', areaM2: 35, count: 18, baseKrw: 212_000 },
    { archetype: 'accessible-twin', view: 'lake', areaM2: 39, count: 3, baseKrw: 212_000 },
    { archetype: 'premier-king', view: 'pavilion', areaM2: 42, count: 12, baseKrw: 288_000 },
    { archetype: 'terrace-king', view: 'pavilion', areaM2: 46, count: 8, baseKrw: 335_000 },
    { archetype: 'family-room', view: 'lake', areaM2: 57, count: 8, baseKrw: 345_000 },
    { archetype: 'grand-suite', view: 'pavilion', areaM2: 88, count: 2, baseKrw: 720_000 },
  ],
  restaurants: [
    {
      restaurantId: 'gyeongpo-oewol',
      name: t('다섯 달', 'Five Moons', '五つの月', '五月亭'),
      cuisine: t('해산물', 'Seafood', '海鮮', '海鲜'),
      description: t(
        '주문진에서 아침에 온 생선만 씁니다. 없는 날은 없다고 말씀드립니다.',
        'Only fish that came from Jumunjin this morning; when there is none we say so.',
        '注文津から朝届いた魚だけ。ない日は正直にそう申し上げます。',
        '只用清晨自注文津送来的鱼，没有的日子，便直说没有。',
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
