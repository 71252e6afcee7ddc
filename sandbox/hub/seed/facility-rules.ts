import type { FacilityFacts } from '../../../lib/hub/contract/facility-facts.ts';
import type { FacilityCode } from './facilities.ts';
import type { HotelSeed } from './hotel-seed.ts';
import { type Texts, t } from './texts.ts';
import { won } from './won.ts';

type Hours = NonNullable<FacilityFacts['hours']>;

/** When a facility is closed, or open at other hours: of each `everyDays` days the first `days`, or a part of each year (`MM-DD`). */
export interface Closing {
  readonly reason: Texts;
  readonly hours: Hours | null;
  readonly when:
    | { readonly everyDays: number; readonly days: number }
    | { readonly from: string; readonly until: string };
}

export interface FacilityRule {
  readonly hours?: Hours;
  readonly price?: FacilityFacts['price'];
  readonly admittedFromAge?: number;
  readonly accompaniedBelowAge?: number;
  readonly rule?: Texts;
  readonly closing?: Closing;
}

export const closingReasons = {
  inspection: t('정기 점검', 'regular inspection', '定期点検', '定期检修'),
  cleaning: t('욕탕 청소', 'cleaning of the baths', '浴場清掃', '浴池清洁'),
  winter: t('동절기 휴장', 'winter season', '冬季休業', '冬季停业'),
  /** Announced by the hotel, where its staff name none. */
  repair: t('시설 보수', 'repairs', '設備の補修', '设施维修'),
  rest: t('정기 휴무', 'regular day off', '定休日', '定期休息'),
};

const hours = (from: string, until: string): Hours => ({ from, until });
const free = (per: 'person' | 'night' | 'hour') => ({ amountKrw: 0, per });
const inspection: Closing = { reason: closingReasons.inspection, hours: null, when: { everyDays: 56, days: 3 } };
const cleaning: Closing = {
  reason: closingReasons.cleaning,
  hours: hours('15:00', '23:00'),
  when: { everyDays: 14, days: 1 },
};

/** What is known of each facility. A code without an entry has no facts: its staff have not said any. */
export const facilityRules: Partial<Record<FacilityCode, FacilityRule>> = {
  'indoor-pool': {
    hours: hours('06:30', '21:00'),
    price: free('person'),
    accompaniedBelowAge: 13,
    closing: inspection,
  },
  'outdoor-pool': {
    hours: hours('10:00', '19:00'),
    price: free('person'),
    accompaniedBelowAge: 13,
    closing: { reason: closingReasons.winter, hours: null, when: { from: '11-16', until: '04-15' } },
  },
  'hot-spring': { hours: hours('06:00', '23:00'), price: free('person'), accompaniedBelowAge: 8, closing: cleaning },
  spa: { hours: hours('10:00', '22:00'), admittedFromAge: 16, closing: inspection },
  gym: { hours: hours('06:00', '23:00'), price: free('person'), admittedFromAge: 15, closing: inspection },
  sauna: { hours: hours('06:00', '22:00'), price: free('person'), accompaniedBelowAge: 8, closing: cleaning },
  library: { hours: hours('08:00', '22:00'), price: free('person') },
  'tea-room': { hours: hours('10:00', '18:00') },
  lounge: { hours: hours('10:00', '22:00') },
  bar: { hours: hours('18:00', '01:00'), admittedFromAge: 19 },
  'kids-room': { hours: hours('09:00', '19:00'), price: free('person'), accompaniedBelowAge: 6 },
  'airport-shuttle': { hours: hours('06:00', '21:00'), price: { amountKrw: 15_000, per: 'person' } },
  bicycles: { hours: hours('09:00', '18:00'), price: { amountKrw: 8_000, per: 'hour' } },
};

const cityParking = { amountKrw: 20_000, per: 'night' } as const;

/** Parking costs in the cities. */
export const parkingRule = ({ region }: HotelSeed): FacilityRule => ({
  price: region === 'seoul' || region === 'busan' ? cityParking : free('night'),
});

/** Not facilities, but asked as often. */
export const services = {
  breakfast: t('조식', 'Breakfast', '朝食', '早餐'),
  minors: t('어린이·청소년', 'Children', 'お子さま', '儿童'),
  pets: t('반려동물', 'Pets', 'ペット', '宠物'),
} as const satisfies Record<string, Texts>;

export const minorsRule = ({ children: { sharingFreeBelow: age, extraBedKrw } }: HotelSeed): FacilityRule => ({
  rule: t(
    `${age}세 미만은 성인과 침대를 함께 쓰시면 무료이며, 추가 침대는 1박 ${won(extraBedKrw)}입니다.`,
    `Children under ${age} share a bed with an adult free of charge. An extra bed is ${won(extraBedKrw)} a night.`,
    `${age}歳未満のお子さまは大人の方と添い寝で無料です。エキストラベッドは1泊${won(extraBedKrw)}です。`,
    `未满${age}岁的儿童与成人同床免费，加床每晚${won(extraBedKrw)}。`,
  ),
});

export const petsRule = ({ accessibility }: HotelSeed): FacilityRule | null =>
  accessibility.includes('guide-dogs')
    ? {
        rule: t(
          '반려동물은 동반하실 수 없습니다. 안내견은 환영합니다.',
          'Pets cannot stay. Guide dogs are welcome.',
          'ペットのご同伴はご遠慮ください。補助犬は歓迎いたします。',
          '恕不接待宠物，欢迎导盲犬。',
        ),
      }
    : null;
