import 'server-only';
import { cache } from 'react';
import { listReservations, reservationDetail } from '@/lib/hub/contract/reservation';
import { listTableReservations, tableReservationDetail } from '@/lib/hub/contract/table-reservation';
import type { LanguageCode } from '@/lib/i18n/languages';
import { loadForMember } from '@/lib/session/load-for-member';

export const loadReservation = cache((reservationNo: string, lang: LanguageCode) =>
  loadForMember(reservationDetail, { params: { reservationNo }, query: { lang } }),
);

export const loadReservations = cache((lang: LanguageCode) => loadForMember(listReservations, { query: { lang } }));

export const loadTableReservation = cache((tableReservationNo: string, lang: LanguageCode) =>
  loadForMember(tableReservationDetail, { params: { tableReservationNo }, query: { lang } }),
);

export const loadTables = cache((lang: LanguageCode) => loadForMember(listTableReservations, { query: { lang } }));
