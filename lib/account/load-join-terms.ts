import 'server-only';
import { isHubError } from '@/lib/hub/hub-error';
import { loadTerms } from '@/lib/hub/load-group-texts';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { answerUnavailable } from '@/lib/request/page-answer';
import type { SignUpTerm } from './sign-up-terms-schema';

export async function loadJoinTerms(locale: Locale): Promise<SignUpTerm[] | null> {
  try {
    const terms = await loadTerms(languageOf(locale).code, 'join');
    return terms.map(({ termId, version, title, body, requiredYn, needsOneOf }) => ({
      termId,
      version,
      title,
      body,
      required: requiredYn === 'Y',
      needsOneOf,
    }));
  } catch (error) {
    if (!isHubError(error)) throw error;
    answerUnavailable();
    return null;
  }
}
