'use client';

import { useEffect } from 'react';
import { inOwnTask } from '@/components/ui/own-task';
import { LANGUAGE_COOKIE } from '@/lib/i18n/detect-language';
import type { LanguageCode } from '@/lib/i18n/languages';

/** Mirrors the page's language into local storage (`localStorageLanguage`), where the native side reads it. */
export function StoredLanguage({ code }: { code: LanguageCode }) {
  useEffect(() => inOwnTask(() => store(code)), [code]);
  return null;
}

function store(code: LanguageCode): void {
  try {
    window.localStorage.setItem(LANGUAGE_COOKIE, code);
  } catch {
    // Storage is switched off: the address says the language.
  }
}
