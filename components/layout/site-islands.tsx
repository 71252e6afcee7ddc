'use client';

import { lazy, Suspense } from 'react';
import { NativeIsland } from '@/components/native/native-island';
import type { ThirdPartyScripts as Configured } from '@/lib/csp/third-party-scripts';
import type { LanguageCode } from '@/lib/i18n/languages';
import { LanguageList } from './language-links';
import { NoticeIsland, type NoticeIslandProps } from './notice-island';
import { CustomerIsland, FullLayout, MeasureVitals, StoredLanguage } from './page-effects';
import { PageNoteNotice, type PageNoteTexts } from './page-note-notice';
import { ViewerIsland } from './viewer-island';

export const FrameLanguages = LanguageList;
export const FrameViewer = ViewerIsland;

/** Loaded only where an operator configured them; a page does without them where they fail to load. */
const ThirdPartyScripts = lazy(() =>
  import('./third-party-scripts').catch((error: unknown) => {
    reportError(error);
    return { default: () => <></> };
  }),
);

export interface SiteIslandsProps {
  language: LanguageCode;
  pageNote: PageNoteTexts;
  notice: NoticeIslandProps;
  outside: Configured | null;
}

export function SiteIslands({ language, pageNote, notice, outside }: SiteIslandsProps) {
  return (
    <>
      <CustomerIsland language={language} />
      <NativeIsland />
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
