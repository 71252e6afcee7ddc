'use client';

import { Suspense } from 'react';
import { NativeIsland } from '@/components/native/native-island';
import type { LanguageCode } from '@/lib/i18n/languages';
import { CustomerIsland } from './customer-island';
import { DrawWhole } from './draw-whole';
import { NoticeIsland, type NoticeIslandProps } from './notice-island';
import { SoftLinks } from './soft-links';
import { StoredLanguage } from './stored-language';

/** What has to look at a page before anything that is on it: the order counts. */
export function FirstIslands({ language }: { language: LanguageCode }) {
  return (
    <>
      <CustomerIsland language={language} />
      <NativeIsland />
      <SoftLinks />
    </>
  );
}

/** What follows a page once it is there. */
export function LastIslands({ language, notice }: { language: LanguageCode; notice: NoticeIslandProps }) {
  return (
    <>
      <StoredLanguage code={language} />
      {/* They read the address, which only the browser knows on a kept page. */}
      <Suspense fallback={null}>
        <DrawWhole />
        <NoticeIsland {...notice} />
      </Suspense>
    </>
  );
}
