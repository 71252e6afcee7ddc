import 'server-only';
import { cache } from 'react';
import { listReservations } from '@/lib/hub/contract/reservation';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

export const loadReservations = cache((lang: LanguageCode) => memberLoad(listReservations, { query: { lang } }));
