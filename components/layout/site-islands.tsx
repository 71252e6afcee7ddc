'use client';

import { Suspense } from 'react';
import { NativeIsland } from '@/components/native/native-island';
import type { LanguageCode } from '@/lib/i18n/languages';
import { CustomerIsland } from './customer-island';
import { FullLayout } from './full-layout';
import { NoticeIsland, type NoticeIslandProps } from './notice-island';
import { SoftLinks } from './soft-links';
import { StoredLanguage } from './stored-language';

/** Parts that must read the page before anything else; their order counts. */
export function FirstIslands({ language }: { language: LanguageCode }) {
  return (
    <>
      <CustomerIsland language={language} />
      <NativeIsland />
      <SoftLinks />
    </>
  );
}

export function LastIslands({ language, notice }: { language: LanguageCode; notice: NoticeIslandProps }) {
  return (
    <>
      <StoredLanguage code={language} />
      {/* They read the address, which the server does not know for a cached page. */}
      <Suspense fallback={null}>
        <FullLayout />
        <NoticeIsland {...notice} />
      </Suspense>
    </>
  );
}
