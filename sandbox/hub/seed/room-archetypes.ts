import type { SleepingRules } from '../../../lib/hub/contract/sleeping.ts';
import { type Texts, t } from './texts.ts';

export type BedCode = 'double' | 'twin' | 'king' | 'ondol' | 'family';

export const bedNames: Record<BedCode, Texts> = {
  double: t('더블베드 1개', '1 double bed', 'ダブルベッド1台', '1张大床'),
  twin: t('싱글베드 2개', '2 single beds', 'シングルベッド2台', '2张单人床'),
  king: t('킹베드 1개', '1 king bed', 'キングベッド1台', '1张特大床'),
  ondol: t('온돌 침구', 'Korean floor bedding', 'オンドル（布団）', '韩式暖炕地铺'),
  family: t(
    '더블베드 1개, 싱글베드 2개',
    '1 double bed and 2 single beds',
    'ダブルベッド1台、シングルベッド2台',
    '1张大床和2张单人床',
  ),
};

export const amenities = {
  wifi: t('무선 인터넷', 'Wi-Fi', 'Wi-Fi', '无线网络'),
  tea: t('차와 다기 세트', 'Tea set', '茶器セット', '茶叶与茶具'),
  coffee: t('원두커피 머신', 'Coffee machine', 'コーヒーマシン', '咖啡机'),
  bathtub: t('욕조', 'Bathtub', 'バスタブ', '浴缸'),
  'cypress-tub': t('편백 욕조', 'Cypress tub', 'ヒノキ風呂', '扁柏浴缸'),
  balcony: t('발코니', 'Balcony', 'バルコニー', '阳台'),
  desk: t('책상', 'Writing desk', 'ライティングデスク', '书桌'),
  robe: t('면 가운', 'Cotton bathrobes', 'コットンバスローブ', '纯棉浴袍'),
  fridge: t('미니 냉장고', 'Mini fridge', '冷蔵庫', '迷你冰箱'),
  humidifier: t('가습기', 'Humidifier', '加湿器', '加湿器'),
  'floor-heating': t('바닥 난방', 'Underfloor heating', '床暖房', '地暖'),
  'living-room': t('거실', 'Living room', 'リビングルーム', '客厅'),
  courtyard: t('전용 마당', 'Private courtyard', '専用の中庭', '独享庭院'),
  cot: t('유아용 침대(요청 시)', 'Cot on request', 'ベビーベッド（要予約）', '婴儿床（需提前预订）'),
} as const satisfies Record<string, Texts>;
type AmenityCode = keyof typeof amenities;

export interface RoomArchetype {
  readonly name: Texts;
  readonly line: Texts;
  readonly bed: BedCode;
  /** They sleep as many as `maxAdults`: only minors need an extra bed. */
  readonly beds: readonly SleepingRules['beds'][number][];
  /** Extra beds that have their place in the room; one where it is not said. */
  readonly extraBeds?: number;
  readonly crib?: false;
  readonly maxAdults: number;
  readonly maxMinors: number;
  readonly maxGuests: number;
  readonly amenities: readonly AmenityCode[];
  readonly accessible?: true;
}

const double = { kind: 'double', count: 1, sleeps: 2, sizeCm: { width: 150, length: 200 } } as const;
const king = { kind: 'king', count: 1, sleeps: 2, sizeCm: { width: 180, length: 200 } } as const;
const singles = { kind: 'single', count: 2, sleeps: 1, sizeCm: { width: 110, length: 200 } } as const;
const sofa = (sleeps: number) =>
  ({ kind: 'sofa', count: 1, sleeps, sizeCm: { width: sleeps > 1 ? 140 : 90, length: 190 } }) as const;
const mats = (count: number) => ({ kind: 'mat', count, sleeps: 1, sizeCm: { width: 100, length: 200 } }) as const;

const basics = ['wifi', 'tea', 'robe', 'fridge'] as const;

/** Rooms that return in several hotels; size, view and price are each hotel's own. */
export const roomArchetypes = {
  'deluxe-double': {
    name: t('디럭스 더블', 'Deluxe Double', 'デラックス ダブル', '豪华大床房'),
    line: t(
      '낮은 조도의 침실과 창가의 넓은 의자, 둘이 쓰기에 알맞은 방입니다.',
      'A softly lit bedroom and a wide chair by the window: a room made for two.',
      'やわらかな灯りの寝室と窓辺のゆったりした椅子。お二人にちょうどよい一室です。',
      '灯光柔和的卧室与窗边宽椅，两人入住恰到好处。',
    ),
    bed: 'double',
    beds: [double],
    maxAdults: 2,
    maxMinors: 1,
    maxGuests: 3,
    amenities: [...basics, 'desk', 'humidifier'],
  },
  'deluxe-twin': {
    name: t('디럭스 트윈', 'Deluxe Twin', 'デラックス ツイン', '豪华双床房'),
    line: t(
      '침대 사이를 넉넉히 두어, 일어나는 시각이 달라도 서로를 깨우지 않습니다.',
      'The beds stand well apart, so an early riser wakes nobody.',
      'ベッドの間にゆとりがあり、起きる時間が違っても気兼ねがありません。',
      '两床间距宽裕，起身早晚互不打扰。',
    ),
    bed: 'twin',
    beds: [singles],
    maxAdults: 2,
    maxMinors: 2,
    maxGuests: 3,
    amenities: [...basics, 'desk', 'humidifier'],
  },
  'accessible-twin': {
    name: t('배리어프리 트윈', 'Accessible Twin', 'アクセシブル ツイン', '无障碍双床房'),
    line: t(
      '문 폭 92 cm, 턱이 없는 샤워실. 손이 닿는 높이를 하나하나 다시 쟀습니다.',
      'A 92 cm door and a roll-in shower; we measured every reach anew.',
      '扉幅92 cm、段差のないシャワー。手の届く高さを一つひとつ測り直しました。',
      '门宽92厘米，淋浴间无门槛，每一处伸手可及的高度都重新量过。',
    ),
    bed: 'twin',
    beds: [singles],
    extraBeds: 0,
    maxAdults: 2,
    maxMinors: 1,
    maxGuests: 3,
    amenities: [...basics, 'desk'],
    accessible: true,
  },
  'premier-king': {
    name: t('프리미어 킹', 'Premier King', 'プレミア キング', '尊贵特大床房'),
    line: t(
      '모퉁이 방의 두 면이 창입니다. 욕조는 창을 향해 놓았습니다.',
      'A corner room with windows on two sides; the bathtub faces the view.',
      '二面が窓の角部屋。バスタブは窓に向けて置きました。',
      '转角房间，两面皆窗，浴缸正对窗景。',
    ),
    bed: 'king',
    beds: [king, sofa(1)],
    extraBeds: 0,
    maxAdults: 3,
    maxMinors: 1,
    maxGuests: 3,
    amenities: [...basics, 'coffee', 'bathtub', 'desk'],
  },
  'terrace-king': {
    name: t('테라스 킹', 'Terrace King', 'テラス キング', '露台特大床房'),
    line: t(
      '의자 두 개와 낮은 탁자가 놓인 테라스에서 하루를 열고 닫습니다.',
      'Begin and end the day on a terrace with two chairs and a low table.',
      '椅子二脚と低い卓を置いたテラスで、一日を始め、終えます。',
      '露台上两把椅子、一张矮几，一日由此开始，也在此落幕。',
    ),
    bed: 'king',
    beds: [king],
    maxAdults: 2,
    maxMinors: 1,
    maxGuests: 3,
    amenities: [...basics, 'coffee', 'balcony', 'bathtub'],
  },
  'family-room': {
    name: t('패밀리', 'Family Room', 'ファミリールーム', '家庭房'),
    line: t(
      '미닫이로 나뉘는 두 공간. 아이가 잠든 뒤에도 이야기를 나눌 수 있습니다.',
      'Two spaces with a sliding door between: the evening goes on after the children sleep.',
      '引き戸で仕切れる二つの空間。お子さまが眠ったあとも語らえます。',
      '推拉门隔出两处空间，孩子入睡后，大人仍可夜谈。',
    ),
    bed: 'family',
    beds: [double, singles],
    maxAdults: 4,
    maxMinors: 3,
    maxGuests: 5,
    amenities: [...basics, 'bathtub', 'cot', 'humidifier'],
  },
  'ondol-room': {
    name: t('온돌', 'Ondol Room', 'オンドル ルーム', '韩式暖炕房'),
    line: t(
      '데운 바닥에 두툼한 요를 폅니다. 저녁에 저희가 이부자리를 봐 드립니다.',
      'Thick bedding on a warm floor; we make it up for you in the evening.',
      '温かな床に厚い布団を敷きます。夕方、係が整えに伺います。',
      '暖炕上铺厚褥，傍晚由我们为您铺好。',
    ),
    bed: 'ondol',
    beds: [mats(4)],
    maxAdults: 4,
    maxMinors: 2,
    maxGuests: 5,
    amenities: [...basics, 'floor-heating', 'humidifier', 'cot'],
  },
  'spring-ondol': {
    name: t('온천 온돌', 'Spring Ondol', '温泉付きオンドル', '温泉暖炕房'),
    line: t(
      '온천수를 끌어온 편백 욕조가 방 안에 있습니다. 시간을 정하지 않고 몸을 담그십시오.',
      'Spring water runs into a cypress tub in the room; bathe at any hour.',
      '客室のヒノキ風呂に温泉を引いています。時を決めずにお浸かりください。',
      '温泉水引入房内扁柏浴缸，随时可泡。',
    ),
    bed: 'ondol',
    beds: [mats(3)],
    crib: false,
    maxAdults: 3,
    maxMinors: 2,
    maxGuests: 4,
    amenities: [...basics, 'cypress-tub', 'floor-heating'],
  },
  'hanok-anchae': {
    name: t('안채', 'Anchae, the Inner House', 'アンチェ（母屋）', '内宅安彩'),
    line: t(
      '마루와 마당까지 온전히 쓰는 한 채. 아침상은 마루로 올립니다.',
      'A whole house with its wooden hall and courtyard; breakfast is brought to the hall.',
      '板の間も中庭もすべて使える一棟。朝食は板の間へお運びします。',
      '整栋独享，含木廊与庭院，早餐送至木廊。',
    ),
    bed: 'ondol',
    beds: [mats(4)],
    extraBeds: 2,
    maxAdults: 4,
    maxMinors: 3,
    maxGuests: 6,
    amenities: [...basics, 'courtyard', 'floor-heating', 'cypress-tub'],
  },
  'hanok-sarang': {
    name: t('사랑채', 'Sarangchae, the Study House', 'サランチェ（客間）', '书斋舍廊'),
    line: t(
      '책 읽던 선비의 방을 본떴습니다. 낮은 서안과 등, 한지 창이 전부입니다.',
      'After a scholar’s study: a low desk, a lamp, a paper window and nothing else.',
      '書を読む人の部屋に倣い、低い文机と灯り、韓紙の窓だけを置きました。',
      '仿读书人的居室，一张矮案、一盏灯、一扇韩纸窗，别无他物。',
    ),
    bed: 'double',
    beds: [double],
    crib: false,
    maxAdults: 2,
    maxMinors: 1,
    maxGuests: 3,
    amenities: [...basics, 'floor-heating', 'desk', 'courtyard'],
  },
  'grand-suite': {
    name: t('그랜드 스위트', 'Grand Suite', 'グランド スイート', '至尊套房'),
    line: t(
      '거실과 침실, 손님 화장실을 따로 두었고 저녁이면 등불만 켜 둡니다.',
      'Living room, bedroom and a guest bathroom apart; at dusk we leave only the lamps on.',
      '居間と寝室、来客用の化粧室を分け、夕暮れには灯りだけをともしておきます。',
      '客厅、卧室与访客洗手间各自独立，入夜只留几盏灯。',
    ),
    bed: 'king',
    beds: [king, sofa(2)],
    maxAdults: 4,
    maxMinors: 2,
    maxGuests: 5,
    amenities: [...basics, 'coffee', 'bathtub', 'living-room', 'balcony', 'desk'],
  },
} as const satisfies Record<string, RoomArchetype>;
export type ArchetypeCode = keyof typeof roomArchetypes;
