import type { Messages } from '@/lib/i18n/messages';

/** Refusals of a booking, which no form of an account is answered with. */
const ofBookings: ReadonlySet<string> = new Set([
  'invalidStay',
  'occupancyExceeded',
  'soldOut',
  'memberRate',
  'priceChanged',
  'feeChanged',
  'notCancellable',
  'idempotencyMismatch',
] satisfies (keyof Messages['problems'])[]);

export function accountTexts({ common, problems }: Pick<Messages, 'common' | 'problems'>) {
  const { actions, form, password } = common;
  return {
    common: { actions, form, password },
    problems: Object.fromEntries(Object.entries(problems).filter(([key]) => !ofBookings.has(key))),
  };
}
