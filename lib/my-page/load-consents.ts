import 'server-only';
import { cache } from 'react';
import { listConsents } from '@/lib/hub/contract/consent';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

export const loadConsents = cache((lang: LanguageCode) => memberLoad(listConsents, { query: { lang } }));
