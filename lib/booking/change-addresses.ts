import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { guestAddress } from './guest-address';

/** Where the change of one reservation asks, and where it leads. */
export interface ChangeAddresses {
  /** Below `/api`: the free nights, the price of a change, the change itself. */
  nights: string;
  quote: string;
  change: string;
  /** The reservation's own page, with its language segment. */
  backHref: string;
  /** Where a session or a look-up that is over leads. */
  expiredHref: string;
}

/** For a reservation of the member who is logged in. */
export function memberChangeAddresses(reservationNo: string, locale: Locale): ChangeAddresses {
  const { roomReservationDetail, roomReservationChange } = paths.myPageReservationCheck;
  const returnTo = localizedPath(locale, roomReservationChange(reservationNo));
  const base = `/api/hub/reservation/room/${encodeURIComponent(reservationNo)}`;
  return {
    nights: `${base}/nights`,
    quote: `${base}/quote`,
    change: `${base}/change`,
    backHref: localizedPath(locale, roomReservationDetail(reservationNo)),
    expiredHref: localizedPath(locale, paths.membershipLogin({ returnTo })),
  };
}

/** For a reservation that this browser found without a login. */
export function guestChangeAddresses(reservationNo: string, locale: Locale): ChangeAddresses {
  const href = localizedPath(locale, paths.guestReservation());
  return {
    nights: guestAddress('nights', reservationNo),
    quote: guestAddress('quote', reservationNo),
    change: guestAddress('change', reservationNo),
    backHref: href,
    expiredHref: href,
  };
}
