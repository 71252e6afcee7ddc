import 'server-only';
import { cache } from 'react';
import { reservationDetail } from '@/lib/hub/contract/reservation';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

export const loadReservation = cache((reservationNo: string, lang: LanguageCode) =>
  memberLoad(reservationDetail, { params: { reservationNo }, query: { lang } }),
);
