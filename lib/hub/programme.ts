import 'server-only';
import { cache } from 'react';
import type { LanguageCode } from '@/lib/i18n/languages';
import { visitorSignal } from '@/lib/request/page-answer';
import { type Programme, programme } from './contract/programme';
import { callHub } from './hub-client';

export const loadProgrammeForAll = cache(async (language: LanguageCode): Promise<Programme> => {
  const { data } = await callHub(programme, { query: { lang: language }, signal: visitorSignal() });
  return data;
});
