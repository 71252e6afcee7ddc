'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { ErrorState } from '@/components/ui/error-state';
import { type Language, languageOfPath } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Messages } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';

export interface ErrorPageProps {
  /** Next's number of the failure, which also stands in the log. */
  digest: string | undefined;
  /** Loads and draws the failed part once more. */
  retry: () => void;
}

interface Worded {
  language: Language;
  common: Messages['common'];
}

/**
 * Something of ours broke. The texts are fetched only then: carrying four languages of them on every page
 * would cost each visitor for what hardly anybody sees.
 */
export function ErrorPage({ digest, retry }: ErrorPageProps) {
  const [worded, setWorded] = useState<Worded | null>(null);

  useEffect(() => {
    let stale = false;
    const language = languageOfPath(window.location.pathname);
    import(`@/messages/${language.locale}/common.json`)
      .then((file) => {
        if (!stale) setWorded({ language, common: file.default });
      })
      .catch((error: unknown) => {
        // No network, no words: what is left is a way to try again, without one.
        reportError(error);
      });
    return () => {
      stale = true;
    };
  }, []);

  if (worded === null) return null;
  const { language, common } = worded;
  return (
    <main id="content" lang={language.locale}>
      <ErrorState
        eyebrow={digest && common.state.errorReference.replace('{reference}', digest)}
        title={common.state.errorTitle}
        sentence={common.state.errorSentence}
        actions={
          <>
            <Button onClick={retry}>{common.actions.retry}</Button>
            {/* A plain load: what broke must not stay in the router's memory. */}
            <a href={localizedPath(language.locale, paths.home())} className={buttonClass({ variant: 'quiet' })}>
              {common.actions.home}
            </a>
          </>
        }
      />
    </main>
  );
}
