import 'server-only';
import { loadOf } from '@/lib/hub/hub-load';
import { loadTerms } from '@/lib/hub/load-group-texts';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import type { Load } from '@/lib/request/load';
import type { SignUpTerm } from './sign-up-terms-schema';

export async function loadJoinTerms(locale: Locale): Promise<Load<SignUpTerm[]>> {
  const load = await loadOf(loadTerms(languageOf(locale).code, 'join'));
  if (load.state !== 'ready') return load;
  const data = load.data.map(({ termId, version, title, body, requiredYn, needsOneOf }) => ({
    termId,
    version,
    title,
    body,
    required: requiredYn === 'Y',
    needsOneOf,
  }));
  return { state: 'ready', data };
}
