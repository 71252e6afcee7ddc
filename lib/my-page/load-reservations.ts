import 'server-only';
import { cache } from 'react';
import { listReservations } from '@/lib/hub/contract/reservation';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

/** All room reservations of the member, in whatever state; names of hotels in the reader's language. */
export const loadReservations = cache((lang: LanguageCode) => memberLoad(listReservations, { query: { lang } }));
