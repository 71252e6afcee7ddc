import type { AskKind } from '../../../lib/hub/contract/ask.ts';
import type { VoucherKind } from './voucher-texts.ts';

/** What a hotel has for the guests of a night, whatever its size. */
export const stockOfHotel = { connectingRooms: 2, crib: 3 } as const;

/** Hours in Seoul: of the day before arrival, for a late check-out of the day before departure. */
export const answerHours = {
  upgrade: '15:00',
  connectingRooms: '15:00',
  earlyArrival: '18:00',
  lateCheckOut: '18:00',
} as const satisfies Partial<Record<AskKind, string>>;

export const askTimes: Partial<Record<AskKind, string>> = { earlyArrival: '11:00', lateCheckOut: '14:00' };

/** The voucher that stands for the right of a tier. */
export const askVouchers: Partial<Record<AskKind, VoucherKind>> = {
  upgrade: 'roomUpgrade',
  lateCheckOut: 'lateCheckout',
};

/** In the contents of a package. */
export const LATE_CHECK_OUT_INCLUDED = 'late-check-out';
