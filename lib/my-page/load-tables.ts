import 'server-only';
import { cache } from 'react';
import { listTableReservations } from '@/lib/hub/contract/table-reservation';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

export const loadTables = cache((lang: LanguageCode) => memberLoad(listTableReservations, { query: { lang } }));
