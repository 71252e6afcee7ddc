import 'server-only';
import { cache } from 'react';
import { tableReservationDetail } from '@/lib/hub/contract/table-reservation';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

export const loadTable = cache((tableReservationNo: string, lang: LanguageCode) =>
  memberLoad(tableReservationDetail, { params: { tableReservationNo }, query: { lang } }),
);
