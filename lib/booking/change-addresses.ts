import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { guestAddress } from './guest-address';

export interface ChangeAddresses {
  nights: string;
  quote: string;
  change: string;
  backHref: string;
  expiredHref: string;
}

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
