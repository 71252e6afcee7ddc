import type { HotelSeed } from '../hotel-seed.ts';
import { t } from '../texts.ts';

export const onggiJeonju: HotelSeed = {
  hotelId: 'onggi-jeonju',
  changedOn: '2026-07-16',
  region: 'jeonju',
  themes: ['hanok', 'city'],
  name: t('온기 전주', 'Onggi Jeonju', 'オンギ 全州', '温基 全州'),
  tagline: t(
    '봄비 오는 저녁, 창호지에 불이 듭니다.',
    'Spring rain at dusk, and light comes into the paper windows.',
    '春雨の夕べ、障子に灯がともります。',
    '春雨黄昏，纸窗里亮起了灯。',
  ),
  city: t('전주시', 'Jeonju', '全州市', '全州市'),
  street: t('은행로 처마길 61', '61 Cheoma-gil, Eunhaeng-ro', '銀杏路チョマキル 61', '银杏路屋檐街61号'),
  postalCode: '55043',
  latitude: 35.8151,
  longitude: 127.1537,
  telephone: '+82-63-000-1061',
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  freeCancelDays: 3,
  breakfastKrw: 30_000,
  children: { sharingFreeBelow: 13, extraBedKrw: 44_000, cribKrw: 0 },
  highMonths: [4, 5, 10],
  facilities: ['garden', 'tea-room', 'library', 'bicycles', 'parking'],
  accessibility: ['hanok-threshold', 'parking', 'guide-dogs'],
  description: [
    t(
      '한옥마을 동쪽, 처마와 처마가 거의 닿는 골목에 있습니다. 비가 오면 낙숫물이 마당을 한 바퀴 돌며 장단을 맞춥니다.',
      'On the eastern edge of the hanok village, where eaves almost touch. When it rains, the dripping runs round the courtyard in time.',
      '韓屋村の東、軒と軒が触れ合いそうな路地にあります。雨が降ると、雨だれが庭をひと巡りして拍子を取ります。',
      '位于韩屋村东侧，檐与檐几乎相触的巷中。落雨时，檐水绕院一周，自成节拍。',
    ),
    t(
      '문은 모두 이 고장 한지로 발랐습니다. 저녁에 불을 켜면 집 전체가 등이 됩니다.',
      'Every door is papered with hanji made in this town; lit at evening, the whole house becomes a lantern.',
      '戸はすべて地元の韓紙張り。夕べに灯を入れると、家そのものが行灯になります。',
      '门窗皆糊本地韩纸。入夜点灯，整座宅院便是一盏灯笼。',
    ),
    t(
      '아침은 콩나물국밥입니다. 속을 데우고, 천천히 걸으십시오.',
      'Breakfast is soup with bean sprouts and rice. Warm yourself, then walk slowly.',
      '朝は豆もやしのクッパを。体をあたためて、ゆっくりお歩きください。',
      '早餐是豆芽汤饭。暖了身子，再慢慢走。',
    ),
  ],
  directions: [
    t(
      'KTX 전주역에서 택시로 15분입니다.',
      'Fifteen minutes by taxi from Jeonju KTX Station.',
      'KTX全州駅からタクシーで15分です。',
      '自KTX全州站乘出租车15分钟。',
    ),
    t(
      '차는 은행로 공영주차장에 두시고 걸어서 3분입니다. 짐은 저희가 옮깁니다.',
      'Leave the car at the Eunhaeng-ro public car park, three minutes away; we carry the luggage.',
      'お車は銀杏路の公営駐車場へ、そこから徒歩3分。お荷物はお運びします。',
      '车停银杏路公共停车场，步行3分钟，行李由我们搬运。',
    ),
  ],
  landscapeAlt: t(
    '봄비 내리는 저녁, 겹겹의 기와지붕과 불 켜진 한지 창',
    'Roof behind roof in spring rain at dusk, paper windows lit',
    '春雨の夕暮れ、重なる瓦屋根と灯のともる韓紙の窓',
    '春雨薄暮，瓦顶重重，纸窗灯明',
  ),
  views: {
    roofs: {
      name: t('기와지붕', 'Tiled roofs', '瓦屋根', '瓦顶'),
      line: t(
        '들창을 올리면 지붕들이 물결처럼 이어집니다.',
        'Lift the window and roofs run on like waves.',
        '突き上げ窓を開けると、屋根が波のように続きます。',
        '支起窗，瓦顶如波浪绵延。',
      ),
    },
    plum: {
      name: t('매화와 기와지붕', 'Plum blossom and tiled roofs', '梅と瓦屋根', '梅花与瓦顶'),
      line: t(
        '비 오는 날에는 매화 가지 끝에 빗방울이 맺힙니다.',
        'On rainy days drops gather at the tips of the plum branches.',
        '雨の日は、梅の枝先にしずくが結びます。',
        '雨天，梅枝梢头凝着雨珠。',
      ),
    },
  },
  rooms: [
    { archetype: 'hanok-sarang', view: 'roofs', areaM2: 22, count: 10, baseKrw: 158_000 },
    { archetype: 'ondol-room', view: 'plum', areaM2: 30, count: 8, baseKrw: 182_000 },
    { archetype: 'accessible-twin', view: 'plum', areaM2: 33, count: 2, baseKrw: 176_000 },
    { archetype: 'hanok-anchae', view: 'plum', areaM2: 74, count: 3, baseKrw: 520_000 },
  ],
  restaurants: [
    {
      restaurantId: 'jeonju-sot',
      name: t('솥', 'Sot', 'ソッ（釜）', '釜'),
      cuisine: t('전주 한상', 'Jeonju table', '全州の膳', '全州膳'),
      description: t(
        '놋그릇에 비빔밥, 반찬은 열둘. 장은 뒷마당 독에서 익습니다.',
        'Bibimbap in brass with twelve side dishes; the sauces ripen in jars behind the house.',
        '真鍮の器のビビンバに小皿十二。醤は裏庭の甕で熟します。',
        '黄铜碗拌饭，小菜十二碟，酱在后院瓮中慢熟。',
      ),
      hours: t(
        '07:30–10:00, 11:30–20:30',
        '07:30–10:00, 11:30–20:30',
        '07:30–10:00、11:30–20:30',
        '07:30–10:00，11:30–20:30',
      ),
    },
  ],
};
