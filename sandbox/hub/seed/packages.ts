import type { Inclusion } from '../../../lib/hub/contract/inclusion.ts';
import type { StayPackage } from '../../../lib/hub/contract/package.ts';
import type { HotelId } from './hotel-motifs.ts';
import type { HotelScene } from './picture-scenes.ts';
import { type Texts, t } from './texts.ts';

interface InclusionSeed {
  readonly name: Texts;
  readonly on: Inclusion['on'];
  /** One for each guest, or one for the room. */
  readonly per: 'guest' | 'room';
  /** Of one, service and tax included. */
  readonly eachKrw: number;
}

const breakfast: Omit<InclusionSeed, 'eachKrw'> = {
  name: t('조식', 'Breakfast', '朝食', '早餐'),
  on: 'eachNight',
  per: 'guest',
};
const lateCheckOut: InclusionSeed = {
  name: t(
    '14:00까지 레이트 체크아웃',
    'Late check-out until 14:00',
    '14:00までのレイトチェックアウト',
    '延迟退房至14:00',
  ),
  on: 'lastDay',
  per: 'room',
  eachKrw: 60_000,
};

export interface PackageSeed {
  readonly packageId: string;
  readonly title: Texts;
  readonly summary: Texts;
  readonly picture: { readonly hotelId: HotelId; readonly scene: HotelScene };
  readonly hotelIds: readonly HotelId[];
  /** Seasons are half a year; a past one has ended. */
  readonly season: 'present' | 'past';
  readonly leastNights: number;
  readonly mostNights: number;
  /** `MM-dd`. */
  readonly blackoutDays: readonly string[];
  readonly forWhom: StayPackage['forWhom'];
  /** Free cancellation ends at 18:00 this many days before arrival; null: the whole stay is owed. */
  readonly freeCancelDays: number | null;
  /** By code. */
  readonly inclusions: Readonly<Record<string, InclusionSeed>>;
}

const yearEnd = ['12-24', '12-25', '12-30', '12-31', '01-01'];

export const packages: readonly PackageSeed[] = [
  {
    packageId: 'dinner-and-morning',
    title: t('저녁과 아침이 있는 밤', 'An evening and a morning', '夕べと朝のある宿', '一夕一朝'),
    summary: t(
      '첫날 저녁은 호텔 식당에서, 아침은 날마다. 식사를 따로 예약하지 않으셔도 됩니다.',
      'Dinner at the hotel on your first evening and breakfast every morning, with no tables to book.',
      '初日の夕食はホテルのレストランで、朝食は毎日。お席のご予約は不要です。',
      '首晚在酒店餐厅用晚餐，每日享用早餐，无需另行订位。',
    ),
    picture: { hotelId: 'haneul-namsan', scene: 'landscape' },
    hotelIds: ['haneul-namsan', 'haneul-haeundae', 'haneul-gyeongbok'],
    season: 'present',
    leastNights: 1,
    mostNights: 7,
    blackoutDays: yearEnd,
    forWhom: { kind: 'everybody' },
    freeCancelDays: 3,
    inclusions: {
      breakfast: { ...breakfast, eachKrw: 48_000 },
      dinner: {
        name: t('저녁 코스', 'Dinner', '夕食コース', '晚餐套餐'),
        on: 'firstNight',
        per: 'guest',
        eachKrw: 90_000,
      },
    },
  },
  {
    packageId: 'spring-two-nights',
    title: t('온천에 머무는 이틀', 'Two nights at the springs', '温泉に憩う二泊', '温泉两晚'),
    summary: t(
      '두 밤 이상 머무는 온천 여행. 날마다 조식과 가족탕 한 시간, 떠나는 날은 오후까지 여유롭게.',
      'Two nights or more at a hot-spring hotel: breakfast and an hour in a private bath every day, and a slow last day.',
      '温泉ホテルに二泊以上。毎日の朝食と貸切風呂一時間、最終日は午後までごゆっくり。',
      '入住温泉酒店两晚以上，每日早餐与一小时私汤，离店当日悠享至午后。',
    ),
    picture: { hotelId: 'onjeong-dongnae', scene: 'spa-or-pool' },
    hotelIds: ['onjeong-dongnae', 'unhae-seorak'],
    season: 'present',
    leastNights: 2,
    mostNights: 4,
    blackoutDays: [...yearEnd, '02-14'],
    forWhom: { kind: 'everybody' },
    freeCancelDays: 7,
    inclusions: {
      breakfast: { ...breakfast, eachKrw: 38_000 },
      'private-bath': {
        name: t('가족탕 1시간', 'An hour in a private bath', '貸切風呂1時間', '私汤1小时'),
        on: 'eachNight',
        per: 'room',
        eachKrw: 50_000,
      },
      'late-check-out': lateCheckOut,
    },
  },
  {
    packageId: 'sea-late-morning',
    title: t('바다 앞 늦은 아침', 'A late morning by the sea', '海辺の遅い朝', '海畔晚晨'),
    summary: t(
      '바다가 보이는 호텔에서 조식을 드시고 오후 두 시까지 머무십시오.',
      'Breakfast at a hotel on the coast, and the room is yours until two in the afternoon.',
      '海を望むホテルで朝食を。お部屋は午後二時までお使いいただけます。',
      '在海滨酒店享用早餐，客房可用至下午两点。',
    ),
    picture: { hotelId: 'dongbaek-yeosu', scene: 'landscape' },
    hotelIds: ['dongbaek-yeosu', 'dalbit-gyeongpo', 'padosori-seogwipo', 'oreum-jeju'],
    season: 'present',
    leastNights: 1,
    mostNights: 5,
    blackoutDays: yearEnd,
    forWhom: { kind: 'everybody' },
    freeCancelDays: null,
    inclusions: { breakfast: { ...breakfast, eachKrw: 42_000 }, 'late-check-out': lateCheckOut },
  },
  {
    packageId: 'hanok-tea',
    title: t('한옥에서 차 한 자리', 'Tea in a hanok', '韓屋で過ごすお茶の時間', '韩屋茶席'),
    summary: t(
      '회원께 드리는 한옥 숙박. 첫날 다실에서 차와 다과를 드시고, 아침은 날마다 드십시오.',
      'For members: a stay in a hanok hotel with tea and sweets on the first day and breakfast every morning.',
      '会員限定の韓屋滞在。初日は茶室でお茶とお菓子を、朝食は毎日お召し上がりください。',
      '会员专享韩屋住宿，首日于茶室品茗与茶点，每日享用早餐。',
    ),
    picture: { hotelId: 'seochon-byeolchae', scene: 'landscape' },
    hotelIds: ['seochon-byeolchae', 'onggi-jeonju', 'wolji-byeolgung'],
    season: 'present',
    leastNights: 1,
    mostNights: 4,
    blackoutDays: yearEnd,
    forWhom: { kind: 'members' },
    freeCancelDays: 3,
    inclusions: {
      breakfast: { ...breakfast, eachKrw: 40_000 },
      tea: {
        name: t('차와 다과', 'Tea and sweets', 'お茶とお菓子', '茶与茶点'),
        on: 'firstNight',
        per: 'guest',
        eachKrw: 35_000,
      },
    },
  },
  {
    packageId: 'palace-evening',
    title: t('궁궐 곁의 저녁', 'An evening beside the palace', '王宮の傍らの夕べ', '宫畔之夜'),
    summary: t(
      '골드 이상 회원께 드리는 서울의 밤. 첫날 저녁 코스와 늦은 체크아웃이 함께합니다.',
      'For gold members and above: a night in Seoul with dinner on the first evening and a late check-out.',
      'ゴールド以上の会員限定のソウルの夜。初日の夕食コースとレイトチェックアウト付き。',
      '金卡及以上会员专享首尔之夜，含首晚晚餐与延迟退房。',
    ),
    picture: { hotelId: 'haneul-gyeongbok', scene: 'landscape' },
    hotelIds: ['haneul-gyeongbok'],
    season: 'present',
    leastNights: 1,
    mostNights: 3,
    blackoutDays: yearEnd,
    forWhom: { kind: 'tier', tier: 'gold' },
    freeCancelDays: 1,
    inclusions: {
      dinner: {
        name: t('저녁 코스', 'Dinner', '夕食コース', '晚餐套餐'),
        on: 'firstNight',
        per: 'guest',
        eachKrw: 110_000,
      },
      'late-check-out': lateCheckOut,
    },
  },
  {
    packageId: 'last-season',
    title: t('지난 계절의 산책', 'Last season’s walk', '過ぎた季節の散策', '上一季漫步'),
    summary: t('판매가 끝난 패키지입니다.', 'This offer has ended.', '販売を終了したプランです。', '该套餐已结束。'),
    picture: { hotelId: 'unhae-seorak', scene: 'facade' },
    hotelIds: ['unhae-seorak'],
    season: 'past',
    leastNights: 1,
    mostNights: 2,
    blackoutDays: [],
    forWhom: { kind: 'everybody' },
    freeCancelDays: 3,
    inclusions: { breakfast: { ...breakfast, eachKrw: 36_000 } },
  },
];
