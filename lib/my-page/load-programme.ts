import 'server-only';
import { cache } from 'react';
import { programme } from '@/lib/hub/contract/programme';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

export const loadProgramme = cache((lang: LanguageCode) => memberLoad(programme, { query: { lang } }));
