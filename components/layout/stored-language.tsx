import { useEffect } from 'react';
import { inOwnTask } from '@/components/ui/own-task';
import type { LanguageCode } from '@/lib/i18n/languages';
import { rememberLanguage } from '@/lib/i18n/stored-language';

/** Remembers the page's language, unless the page is being left for the stored one. */
export function StoredLanguage({ code }: { code: LanguageCode }) {
  useEffect(
    () =>
      inOwnTask(() => {
        if (!document.followsLanguage) rememberLanguage(code);
      }),
    [code],
  );
  return null;
}
