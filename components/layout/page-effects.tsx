import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { defer } from '@/components/ui/defer';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { JOIN_DUE_KEY, takeFromAddressBar } from '@/lib/chat/customer-address';
import type { LanguageCode } from '@/lib/i18n/languages';
import { rememberLanguage } from '@/lib/i18n/stored-language';

const MEASURED = 0.1;

/** Loads `web-vitals` for a sample of page loads. Automated browsers are not measured. */
export function MeasureVitals() {
  useEffect(() => {
    if (navigator.webdriver || Math.random() >= MEASURED) return;
    import('@/lib/vitals/measure-vitals').then(({ measureVitals }) => measureVitals(), reportError);
  }, []);
  return null;
}

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

/** Takes a customer's context out of the address, before scripts of others load. The code that handles it loads on demand. */
export function CustomerIsland({ language }: { language: LanguageCode }) {
  useEffect(() => {
    const arrived = takeFromAddressBar();
    // Also handled where the page is left at once: the address has been cleaned already.
    defer(() => {
      if (arrived === null && !browserStores()?.session.getItem(JOIN_DUE_KEY)) return;
      import('@/lib/chat/welcome-customer')
        .then(({ welcomeCustomer }) => welcomeCustomer(arrived, language))
        .catch(reportError);
    });
  }, [language]);
  return null;
}

/**
 * Renders the pages that follow without `content-visibility` (`drawn-near` in globals.css), so that scroll restoration
 * finds real heights. Takes effect before the next page is laid out.
 */
export function FullLayout() {
  const address = `${usePathname()}?${useSearchParams()}`;
  const first = useRef(address);
  useLayoutEffect(() => {
    if (address !== first.current) document.documentElement.toggleAttribute('data-drawn', true);
  }, [address]);
  return null;
}
