import 'server-only';
import { cache } from 'react';
import { reservationDetail } from '@/lib/hub/contract/reservation';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

/** One room reservation of the member; another member's, and a number that cannot be one, are `not_found`. */
export const loadReservation = cache((reservationNo: string, lang: LanguageCode) =>
  memberLoad(reservationDetail, { params: { reservationNo }, query: { lang } }),
);
