'use client';

import { lazy, Suspense, useEffect } from 'react';
import { NativeIsland } from '@/components/native/native-island';
import { defer } from '@/components/ui/defer';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { JOIN_DUE_KEY, takeFromAddressBar } from '@/lib/chat/customer-address';
import type { ThirdPartyScripts as Configured } from '@/lib/csp/third-party-scripts';
import type { LanguageCode } from '@/lib/i18n/languages';
import { rememberLanguage } from '@/lib/i18n/stored-language';
import { FullLayout } from './full-layout';
import { LanguageList } from './language-links';
import { NoticeIsland, type NoticeIslandProps } from './notice-island';
import { PageNoteNotice, type PageNoteTexts } from './page-note-notice';
import { ViewerIsland } from './viewer-island';

/** Parts of header and footer; one boundary for the whole frame. */
export const FrameLanguages = LanguageList;
export const FrameViewer = ViewerIsland;

/** Loaded only where an operator configured them; a page does without them where they fail to load. */
const ThirdPartyScripts = lazy(() =>
  import('./third-party-scripts').catch((error: unknown) => {
    reportError(error);
    return { default: () => <></> };
  }),
);

/** Parts that must read the page before anything else; their order counts. */
export function FirstIslands({ language }: { language: LanguageCode }) {
  return (
    <>
      <CustomerIsland language={language} />
      <NativeIsland />
    </>
  );
}

export interface LastIslandsProps {
  language: LanguageCode;
  pageNote: PageNoteTexts;
  notice: NoticeIslandProps;
  outside: Configured | null;
}

export function LastIslands({ language, pageNote, notice, outside }: LastIslandsProps) {
  return (
    <>
      <StoredLanguage code={language} />
      <MeasureVitals />
      <PageNoteNotice texts={pageNote} />
      {/* They read the address, which the server does not know for a cached page. */}
      <Suspense fallback={null}>
        <FullLayout />
        <NoticeIsland {...notice} />
      </Suspense>
      {outside && (
        <Suspense fallback={null}>
          <ThirdPartyScripts {...outside} language={language} />
        </Suspense>
      )}
    </>
  );
}

/** Share of page loads that are measured. */
const MEASURED = 0.1;

/** Loads `web-vitals` for a sample of page loads. Automated browsers are not measured. */
function MeasureVitals() {
  useEffect(() => {
    if (navigator.webdriver || Math.random() >= MEASURED) return;
    import('@/lib/vitals/measure-vitals').then(({ measureVitals }) => measureVitals(), reportError);
  }, []);
  return null;
}

function StoredLanguage({ code }: { code: LanguageCode }) {
  useEffect(
    () =>
      defer(() => {
        if (!document.followsLanguage) rememberLanguage(code);
      }),
    [code],
  );
  return null;
}

/**
 * Takes a customer's context out of the address before other code reads it. The code that handles it loads on demand.
 */
function CustomerIsland({ language }: { language: LanguageCode }) {
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
