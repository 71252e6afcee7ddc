import type { HotelSeed } from '../hotel-seed.ts';
import { t } from '../texts.ts';

export const woljiByeolgung: HotelSeed = {
  hotelId: 'wolji-byeolgung',
  changedOn: '2026-10-27',
  region: 'gyeongju',
  themes: ['hanok'],
  name: t('월지 별궁', 'Wolji Byeolgung', '月池 ピョルグン', '月池 别宫'),
  tagline: t(
    '연꽃이 닫히고, 연못에 전각이 한 채 더 섭니다.',
    'The lotus closes, and a second pavilion stands in the pond.',
    '蓮が閉じる頃、池にもう一つの楼閣が立ちます。',
    '莲花合拢时，池中又立起一座殿阁。',
  ),
  city: t('경주시', 'Gyeongju', '慶州市', '庆州市'),
  street: t('원화로 못가길 27', '27 Motga-gil, Wonhwa-ro', '源花路モッカキル 27', '源花路池畔街27号'),
  postalCode: '38156',
  latitude: 35.8347,
  longitude: 129.2291,
  telephone: '+82-54-000-1027',
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  freeCancelDays: 3,
  breakfastKrw: 35_000,
  children: { sharingFreeBelow: 13, extraBedKrw: 44_000, cribKrw: 0 },
  highMonths: [4, 7, 8, 10],
  facilities: ['garden', 'tea-room', 'spa', 'library', 'lounge', 'bicycles', 'parking', 'ev-charging', 'meeting-room'],
  accessibility: ['step-free', 'parking', 'hanok-threshold', 'hearing-loop', 'guide-dogs'],
  description: [
    t(
      '신라의 왕자가 달을 보던 연못 곁입니다. 낮은 회랑이 물을 한 바퀴 두르고, 방은 모두 그 회랑에 문을 둡니다.',
      'Beside the pond where a prince of Silla watched the moon. A low gallery runs round the water, and every room opens onto it.',
      '新羅の王子が月を眺めた池のほとり。低い回廊が水をひと巡りし、すべての部屋がその回廊に戸を開きます。',
      '毗邻新罗王子赏月的池苑。低回的长廊环水一周，间间客房皆朝廊而开。',
    ),
    t(
      '푸른 저녁이 되면 전각의 불이 물에 내려앉습니다. 그 뒤로 왕릉의 둥근 선이 겹쳐 어두워집니다.',
      'In the blue of evening the pavilion’s lights settle on the water; behind them the round lines of the royal mounds grow dark, one on another.',
      '青い夕べ、楼閣の灯が水に降ります。その奥で王陵のまるい線が重なり、暮れていきます。',
      '蓝色黄昏，殿阁灯火落入水中；其后王陵的圆弧层层叠叠，渐入夜色。',
    ),
    t(
      '자전거를 빌려 드립니다. 첨성대까지 칠 분, 돌아오는 길은 대개 더 오래 걸립니다.',
      'Borrow a bicycle: seven minutes to Cheomseongdae, and usually longer coming back.',
      '自転車をお貸しします。瞻星台まで七分、帰り道はたいていもう少しかかります。',
      '可借自行车：到瞻星台七分钟，归途往往更久些。',
    ),
  ],
  directions: [
    t(
      'KTX 경주역에서 셔틀로 25분입니다. 하루 여덟 번 다닙니다.',
      'Twenty-five minutes by our shuttle from Gyeongju KTX Station, eight times a day.',
      'KTX慶州駅からシャトルで25分、一日八便です。',
      '自KTX庆州站乘班车25分钟，每日八班。',
    ),
    t(
      '경주고속버스터미널에서 택시로 8분 걸립니다.',
      'Eight minutes by taxi from Gyeongju Express Bus Terminal.',
      '慶州高速バスターミナルからタクシーで8分です。',
      '自庆州高速客运站乘出租车8分钟。',
    ),
  ],
  landscapeAlt: t(
    '푸른 저녁 연못에 비친 전각의 불빛과 연꽃, 뒤편의 둥근 왕릉',
    'A lit pavilion mirrored in a lotus pond at blue hour, grass mounds behind',
    '青い夕暮れの蓮池に映る楼閣の灯と、奥にまるい王陵',
    '蓝调时刻，殿阁灯火映入莲池，其后是圆润的王陵',
  ),
  views: {
    pond: {
      name: t('연못과 전각', 'Pond and pavilion', '池と楼閣', '池与殿阁'),
      line: t(
        '회랑 너머 연못에 전각이 거꾸로 서 있습니다.',
        'Beyond the gallery a pavilion stands upside down in the pond.',
        '回廊の向こう、池に楼閣が逆さに立っています。',
        '廊外池中，殿阁倒立。',
      ),
    },
    mounds: {
      name: t('연못과 왕릉 언덕', 'Pond and royal mounds', '池と王陵の丘', '池与王陵之丘'),
      line: t(
        '둥근 언덕 위로 달이 천천히 떠오릅니다.',
        'The moon rises slowly over round hills.',
        'まるい丘の上に、月がゆっくり昇ります。',
        '月亮缓缓升上圆丘。',
      ),
    },
  },
  rooms: [
    { archetype: 'hanok-sarang', view: 'pond', areaM2: 26, count: 8, baseKrw: 225_000 },
    { archetype: 'deluxe-twin', view: 'mounds', areaM2: 34, count: 12, baseKrw: 198_000 },
    { archetype: 'accessible-twin', view: 'mounds', areaM2: 39, count: 2, baseKrw: 198_000 },
    { archetype: 'ondol-room', view: 'mounds', areaM2: 38, count: 8, baseKrw: 228_000 },
    { archetype: 'premier-king', view: 'pond', areaM2: 44, count: 6, baseKrw: 318_000 },
    { archetype: 'hanok-anchae', view: 'pond', areaM2: 90, count: 2, baseKrw: 780_000 },
  ],
  restaurants: [
    {
      restaurantId: 'wolji-yeonhyang',
      name: t('연향', 'Yeonhyang', '蓮香', '莲香'),
      cuisine: t('사찰 음식', 'Temple cuisine', '精進料理', '寺院素食'),
      description: t(
        '연잎과 연근, 연밥으로 차린 일곱 접시. 오신채를 쓰지 않습니다.',
        'Seven plates from leaf, root and seed of the lotus, without the five pungent roots.',
        '蓮の葉、根、実で整える七皿。五葷は用いません。',
        '莲叶、莲藕、莲子成七碟，不用五辛。',
      ),
      hours: t(
        '점심 12:00–14:00, 저녁 18:00–20:30',
        'Lunch 12:00–14:00, dinner 18:00–20:30',
        '昼 12:00–14:00、夜 18:00–20:30',
        '午餐 12:00–14:00，晚餐 18:00–20:30',
      ),
    },
  ],
};
