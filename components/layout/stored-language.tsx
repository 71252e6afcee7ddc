import { useEffect } from 'react';
import { inOwnTask } from '@/components/ui/own-task';
import type { LanguageCode } from '@/lib/i18n/languages';
import { rememberLanguage } from '@/lib/i18n/stored-language';

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
