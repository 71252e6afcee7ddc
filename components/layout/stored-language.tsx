'use client';

import { useEffect } from 'react';
import { LANGUAGE_COOKIE } from '@/lib/i18n/detect-language';
import type { LanguageCode } from '@/lib/i18n/languages';

/** Mirrors the page's language into local storage (`localStorageLanguage`), where the native side reads it. */
export function StoredLanguage({ code }: { code: LanguageCode }) {
  useEffect(() => {
    try {
      window.localStorage.setItem(LANGUAGE_COOKIE, code);
    } catch {
      // Storage is switched off: the address says the language.
    }
  }, [code]);
  return null;
}
