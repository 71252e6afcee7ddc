'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { NativeIsland } from '@/components/native/native-island';
import type { ThirdPartyScripts as Configured } from '@/lib/csp/third-party-scripts';
import { markupOf } from '@/lib/first-view/kept-markup';
import type { LanguageCode } from '@/lib/i18n/languages';
import { CustomerIsland } from './customer-island';
import { FullLayout } from './full-layout';
import { LanguageList } from './language-links';
import { NoticeIsland, type NoticeIslandProps } from './notice-island';
import { SoftLinks } from './soft-links';
import { StoredLanguage } from './stored-language';
import { ViewerIsland } from './viewer-island';

/** Parts of header and footer; one boundary for the whole frame. */
export const FrameLanguages = LanguageList;
export const FrameViewer = ViewerIsland;

/** Loaded only where an operator configured them; a page does without them where they fail to load. */
const ThirdPartyScripts = lazy(() =>
  import('./third-party-scripts').catch((error: unknown) => {
    reportError(error);
    return { default: () => null };
  }),
);

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

export interface LastIslandsProps {
  language: LanguageCode;
  notice: NoticeIslandProps;
  outside: Configured | null;
}

export function LastIslands({ language, notice, outside }: LastIslandsProps) {
  return (
    <>
      <StoredLanguage code={language} />
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

export interface UnsentMarkupProps {
  /** The element's id, the same for the same markup; of `keepMarkup` where there are no children. */
  name: string;
  as?: 'div' | 'nav' | 'ul';
  label?: string;
  className?: string;
  /** Only on cached pages: `withCompactData` takes them from the data of the document, not from that of the router. */
  children?: ReactNode;
}

/** Markup of this document by its name: the router may draw a page again from the data of the document. */
const written: Record<string, string> = {};

/**
 * Markup that the server writes and the browser keeps as it stands: it is in the page, and not once more in the page's
 * data. Only for plain elements without events of their own.
 */
export function UnsentMarkup({ name, as: Tag = 'div', label, className, children }: UnsentMarkupProps) {
  const attributes = { id: name, 'aria-label': label, className };
  if (typeof window === 'undefined' || children !== undefined) {
    return <Tag {...attributes}>{typeof window === 'undefined' ? (children ?? markupOf(name)) : children}</Tag>;
  }
  written[name] ??= document.getElementById(name)?.innerHTML ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has escaped and the page shows already
  return <Tag {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: written[name] }} />;
}

export interface UnsentScriptProps {
  /** Of `keepMarkup`. */
  name: string;
  type?: 'application/ld+json';
}

/** A script whose text stands in the HTML alone: it has run, or is read, before React takes the page over. */
export function UnsentScript({ name, type }: UnsentScriptProps) {
  const text = typeof window === 'undefined' ? String(markupOf(name)) : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, or JSON with `<` escaped
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
