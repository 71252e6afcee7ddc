import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { paths } from '@/lib/routes/paths';
import type { ReturnOutcome } from './identity-start';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Its status is the truth, and it links at once to the page that says how to begin again. */
export async function returnRefusal(outcome: ReturnOutcome, locale: Locale): Promise<string> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'auth.identity' });
  const address = escaped(localizedPath(locale, paths.identityReturn({ outcome })));
  const title = escaped(t(outcome));
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0;url=${address}">
<title>${title}</title>
<p><a href="${address}">${title}</a></p>
</html>
`;
}
