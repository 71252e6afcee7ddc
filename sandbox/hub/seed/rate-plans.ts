import { type PackageSeed, packages } from './packages.ts';
import { type Texts, t } from './texts.ts';

export interface RatePlan {
  readonly name: Texts;
  /** Share of the base price. */
  readonly factor: number;
  readonly breakfastIncluded: boolean;
  readonly memberOnly: boolean;
  /** Free until a day; otherwise the whole stay is owed. */
  readonly freeCancellation: boolean;
  /** Bookable only this many days before arrival. */
  readonly leadDays: number;
  /** What makes it a package; sold in its hotels and on its days only. */
  readonly package?: PackageSeed;
}

const plansOfEveryHotel = {
  member: {
    name: t('회원 요금', 'Member rate', '会員料金', '会员价'),
    factor: 0.92,
    breakfastIncluded: false,
    memberOnly: true,
    freeCancellation: true,
    leadDays: 0,
  },
  advance: {
    name: t(
      '사전 예약 요금(환불 불가)',
      'Advance purchase rate, non-refundable',
      '早期予約料金（返金不可）',
      '提前预订价（不可退款）',
    ),
    factor: 0.95,
    breakfastIncluded: false,
    memberOnly: false,
    freeCancellation: false,
    leadDays: 7,
  },
  flexible: {
    name: t('플렉서블 요금', 'Flexible rate', 'フレキシブル料金', '灵活价'),
    factor: 1,
    breakfastIncluded: false,
    memberOnly: false,
    freeCancellation: true,
    leadDays: 0,
  },
  breakfast: {
    name: t('조식 포함 요금', 'Flexible rate with breakfast', '朝食付き料金', '含早餐价'),
    factor: 1,
    breakfastIncluded: true,
    memberOnly: false,
    freeCancellation: true,
    leadDays: 0,
  },
} as const satisfies Record<string, RatePlan>;
export type RatePlanId = keyof typeof plansOfEveryHotel;
export const ratePlanIds = Object.keys(plansOfEveryHotel) as RatePlanId[];

export const packagePlanId = ({ packageId }: PackageSeed): RatePlanId => `package-${packageId}` as RatePlanId;

/** With the flexible rate's price of the room. */
const packagePlan = (seed: PackageSeed): RatePlan => ({
  name: seed.title,
  factor: 1,
  breakfastIncluded: Object.hasOwn(seed.inclusions, 'breakfast'),
  memberOnly: seed.forWhom.kind !== 'everybody',
  freeCancellation: seed.freeCancelDays !== null,
  leadDays: 0,
  package: seed,
});

/** Those of packages too, whether they are sold now or not: what was booked keeps its rate. */
export const ratePlans: Readonly<Record<RatePlanId, RatePlan>> = {
  ...plansOfEveryHotel,
  ...Object.fromEntries(packages.map((seed) => [packagePlanId(seed), packagePlan(seed)])),
};
