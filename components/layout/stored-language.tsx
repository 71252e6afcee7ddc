import { useEffect } from 'react';
import { defer } from '@/components/ui/defer';
import type { LanguageCode } from '@/lib/i18n/languages';
import { rememberLanguage } from '@/lib/i18n/stored-language';

export function StoredLanguage({ code }: { code: LanguageCode }) {
  useEffect(
    () =>
      defer(() => {
        if (!document.followsLanguage) rememberLanguage(code);
      }),
    [code],
  );
  return null;
}
