import 'server-only';
import { cache } from 'react';
import type { LanguageCode } from '@/lib/i18n/languages';
import { visitorSignal } from '@/lib/request/page-answer';
import { searchTerms, type Term } from './contract/join';
import { callHub } from './hub-client';

export const loadTerms = cache(async (language: LanguageCode, purpose: 'join' | 'booking'): Promise<Term[]> => {
  const { data } = await callHub(searchTerms, { query: { lang: language, purpose }, signal: visitorSignal() });
  return data.terms;
});
