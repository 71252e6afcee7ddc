import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { guestAddress } from '@/lib/routes/handlers';
import { hubCall } from '@/lib/routes/hub-calls';
import { paths } from '@/lib/routes/paths';

export interface ChangeAddresses {
  nights: string;
  quote: string;
  change: string;
  pageHref: string;
  backHref: string;
  expiredHref: string;
}

export function memberChangeAddresses(reservationNo: string, locale: Locale): ChangeAddresses {
  const { roomReservationDetail, roomReservationChange } = paths.myPageReservationCheck;
  const pageHref = localizedPath(locale, roomReservationChange(reservationNo));
  return {
    nights: hubCall('reservationNights', { reservationNo }),
    quote: hubCall('quoteChange', { reservationNo }),
    change: hubCall('changeReservation', { reservationNo }),
    pageHref,
    backHref: localizedPath(locale, roomReservationDetail(reservationNo)),
    expiredHref: localizedPath(locale, paths.membershipLogin({ returnTo: pageHref })),
  };
}

export function guestChangeAddresses(reservationNo: string, locale: Locale): ChangeAddresses {
  const href = localizedPath(locale, paths.guestReservation());
  return {
    nights: guestAddress('nights', reservationNo),
    quote: guestAddress('quote', reservationNo),
    change: guestAddress('change', reservationNo),
    pageHref: localizedPath(locale, paths.guestReservationChange()),
    backHref: href,
    expiredHref: href,
  };
}
