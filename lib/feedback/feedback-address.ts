import 'server-only';
import type { LanguageCode } from '@/lib/i18n/languages';

export interface FeedbackVisit {
  /** Address of the feedback site, `VOC_BASE_URL`. */
  base: string;
  language: LanguageCode;
  /** Encrypted, as `/voc/token/issue` answers it. */
  cstNo: string;
  /** The feedback token of `/voc/token/issue`, never one of the member's own. */
  accessToken: string;
  /** The feedback that is followed up; a new one without it. */
  vocId?: string;
}

/** Address that the feedback site is opened with (specification, section 2). */
export function feedbackAddress({ base, language, cstNo, accessToken, vocId }: FeedbackVisit): string {
  const query = new URLSearchParams({ lang: language, cstNo, accessToken });
  if (vocId !== undefined) query.set('vocId', vocId);
  return `${base}${vocId === undefined ? '/parnasvoc.do' : '/parnasdistart.do'}?${query}`;
}
