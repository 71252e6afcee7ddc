import { bffPost } from '@/lib/bff/bff-client';
import type { LanguageCode } from '@/lib/i18n/languages';

/** Mails the confirmation of a reservation once more. @throws ProblemError */
export const sendMailAgain = (path: string, lang: LanguageCode): Promise<object> => bffPost<object>(path, { lang });
