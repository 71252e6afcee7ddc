import type { HotelSeed } from '../hotel-seed.ts';
import { t } from '../texts.ts';

export const seochonByeolchae: HotelSeed = {
  hotelId: 'seochon-byeolchae',
  changedOn: '2026-09-22',
  region: 'seoul',
  themes: ['hanok', 'city'],
  name: t('서촌 별채', 'Seochon Byeolchae', '西村 ピョルチェ', '西村 别院'),
  tagline: t(
    '골목 끝, 감나무가 있는 집.',
    'The house at the end of the lane, where the persimmon stands.',
    '路地の奥、柿の木のある家。',
    '巷子尽头，有柿子树的人家。',
  ),
  city: t('종로구', 'Jongno-gu', '鍾路区', '钟路区'),
  street: t('필운대로 감나무골 5', '5 Gamnamu-gol, Pirundae-ro', '弼雲台路カムナムゴル 5', '弼云台路柿树巷5号'),
  postalCode: '03036',
  latitude: 37.5806,
  longitude: 126.9685,
  telephone: '+82-2-0000-1005',
  checkInFrom: '16:00',
  checkOutUntil: '11:00',
  freeCancelDays: 3,
  breakfastKrw: 38_000,
  children: { sharingFreeBelow: 13, extraBedKrw: 44_000, cribKrw: 22_000 },
  highMonths: [4, 5, 10, 11],
  facilities: ['garden', 'tea-room', 'library', 'bicycles'],
  accessibility: ['hanok-threshold', 'guide-dogs', 'hearing-loop'],
  description: [
    t(
      '1930년대에 지은 도시 한옥 다섯 채의 담을 허물고 마당을 이었습니다. 방은 모두 열아홉 칸뿐이라, 저녁이면 신발 소리까지 들립니다.',
      'Five town hanok of the 1930s, their walls taken down and their courtyards joined. There are only nineteen rooms; in the evening you can hear footsteps.',
      '1930年代に建てられた都市韓屋五棟の塀を払い、中庭をつなぎました。客室は十九室のみ。夕べには足音さえ聞こえます。',
      '将五座三十年代的城市韩屋拆去隔墙、连通庭院。仅十九间客房，入夜连脚步声都听得见。',
    ),
    t(
      '늦가을 오후 네 시, 감나무 그림자가 한지 창을 건너갑니다. 이 집이 가장 아끼는 시간입니다.',
      'At four on a late autumn afternoon the persimmon’s shadow crosses the paper window. It is the hour this house loves most.',
      '晩秋の午後四時、柿の木の影が韓紙の窓を渡っていきます。この家がいちばん大切にしている時間です。',
      '深秋午后四时，柿树的影子从韩纸窗上走过。这是此宅最珍惜的时刻。',
    ),
    t(
      '텔레비전은 두지 않았습니다. 대신 방마다 차 한 벌과 손으로 묶은 책 세 권이 있습니다.',
      'There is no television. Each room has a tea set and three hand-bound books instead.',
      'テレビは置いていません。代わりに茶道具一式と手綴じの本を三冊。',
      '房内不设电视，只有一套茶具与三册手工线装书。',
    ),
  ],
  directions: [
    t(
      '지하철 3호선 경복궁역 2번 출구에서 걸어서 11분, 골목이 좁아 차는 들어오지 못합니다.',
      'Eleven minutes on foot from Gyeongbokgung Station (Line 3), exit 2; the lane is too narrow for cars.',
      '地下鉄3号線 景福宮駅2番出口から徒歩11分。路地が狭く、お車は入れません。',
      '地铁3号线景福宫站2号出口步行11分钟，巷窄，车辆无法进入。',
    ),
    t(
      '큰길에서 전화 주시면 짐을 모시러 나갑니다.',
      'Ring us from the main road and we come for your luggage.',
      '大通りからお電話いただければ、お荷物を取りに伺います。',
      '到大路口致电，我们出来接行李。',
    ),
  ],
  landscapeAlt: t(
    '오후 햇살이 비낀 한옥 골목과 담 너머로 익은 감',
    'A hanok lane in low afternoon sun, ripe persimmons over the wall',
    '午後の斜光が差す韓屋の路地と、塀越しに熟れた柿',
    '斜阳下的韩屋小巷，墙头柿子正红',
  ),
  views: {
    walls: {
      name: t('담장과 지붕', 'Walls and roofs', '塀と屋根', '院墙与屋顶'),
      line: t(
        '문을 열면 낮은 담과 지붕, 그 위의 하늘이 한눈에 들어옵니다.',
        'Open the door and you have low walls, roofs and the sky above them at once.',
        '戸を開けると、低い塀と屋根、その上の空がひと目に入ります。',
        '推门即见矮墙、屋顶与其上的天空。',
      ),
    },
    lane: {
      name: t('골목과 감나무', 'Lane and persimmon', '路地と柿の木', '小巷与柿树'),
      line: t(
        '낮은 담 너머로 골목의 하루가 천천히 지나갑니다.',
        'Beyond a low wall the day of the lane goes slowly by.',
        '低い塀の向こうを、路地の一日がゆっくり過ぎていきます。',
        '矮墙之外，巷子的一天缓缓而过。',
      ),
    },
  },
  rooms: [
    { archetype: 'hanok-sarang', view: 'lane', areaM2: 24, count: 7, baseKrw: 290_000 },
    { archetype: 'ondol-room', view: 'walls', areaM2: 29, count: 6, baseKrw: 320_000 },
    { archetype: 'accessible-twin', view: 'walls', areaM2: 32, count: 2, baseKrw: 310_000 },
    { archetype: 'family-room', view: 'walls', areaM2: 46, count: 2, baseKrw: 470_000 },
    { archetype: 'hanok-anchae', view: 'walls', areaM2: 78, count: 2, baseKrw: 820_000 },
  ],
  restaurants: [
    {
      restaurantId: 'seochon-dasil',
      name: t('볕뉘', 'Byeonnwi', 'ピョンヌィ', '疏光'),
      cuisine: t('다실', 'Tea house', '茶房', '茶室'),
      description: t(
        '하동의 차와 그날 찐 떡을 냅니다. 자리는 여덟입니다.',
        'Tea from Hadong and rice cakes steamed the same day, for eight.',
        '河東の茶とその日に蒸した餅。席は八つ。',
        '河东茶与当日蒸制的米糕，仅设八席。',
      ),
      hours: t(
        '10:00–19:00, 화요일 휴무',
        '10:00–19:00, closed Tuesdays',
        '10:00–19:00、火曜定休',
        '10:00–19:00，周二休息',
      ),
    },
  ],
};
