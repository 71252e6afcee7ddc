import 'server-only';
import type { LanguageCode } from '@/lib/i18n/languages';

interface AskedFeedback {
  base: string;
  language: LanguageCode;
  cstNo: string;
  accessToken: string;
  vocId?: string;
}

export function feedbackAddress({ base, language, cstNo, accessToken, vocId }: AskedFeedback): string {
  const query = new URLSearchParams({ lang: language, cstNo, accessToken });
  if (vocId !== undefined) query.set('vocId', vocId);
  return `${base}${vocId === undefined ? '/parnasvoc.do' : '/parnasdistart.do'}?${query}`;
}
