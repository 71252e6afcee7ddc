import type { ReservationSummary } from '@/lib/hub/contract/reservation';

type Status = ReservationSummary['status'];

/** Colour of a status' badge; confirmed is the only one that is still to come. */
export const statusTone = {
  confirmed: 'pine',
  stayed: 'neutral',
  cancelled: 'clay',
} as const satisfies Record<Status, string>;
