import 'server-only';
import { cache } from 'react';
import { listTableReservations } from '@/lib/hub/contract/table-reservation';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

/** All table reservations of the member, in whatever state; names of restaurants in the reader's language. */
export const loadTables = cache((lang: LanguageCode) => memberLoad(listTableReservations, { query: { lang } }));
