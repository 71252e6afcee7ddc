'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { firstViewSheet } from '@/lib/first-view/first-view-sheet';
import type { Locale } from '@/lib/i18n/languages';

// There is no sheet of a first view without a build.
if (process.env.NODE_ENV === 'development') require('./globals.css');

function Sheet({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build
  return <style data-first-view suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

function SheetOfPage({ locale }: { locale: Locale }) {
  return <Sheet text={firstViewSheet(usePathname(), locale)} />;
}

/**
 * The style sheet of the page that a document begins with, in its head (decision 0068). The browser keeps what the
 * server wrote, so that the page's data does not repeat it, and loads the whole sheet for what opens later.
 */
export function FirstViewStyles({ locale }: { locale: Locale }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.sheet = 'coming';
    import('./after-first-view').then(() => delete dataset.sheet, reportError);
  }, []);
  return typeof window === 'undefined' ? <SheetOfPage locale={locale} /> : <Sheet text="" />;
}
