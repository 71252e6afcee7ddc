import 'server-only';
import { cache } from 'react';
import { listClaims } from '@/lib/hub/contract/claim';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

export const loadClaims = cache((lang: LanguageCode) => memberLoad(listClaims, { query: { lang } }));
