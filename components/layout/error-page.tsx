import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { ErrorState } from '@/components/ui/error-state';
import { HardLink } from '@/components/ui/hard-link';
import { isDoneHere } from '@/lib/bff/done-action';
import { failureTexts } from '@/lib/i18n/failure-texts';
import { languageOfPath } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { reloadOnce } from '@/lib/navigation/import-part';
import { paths } from '@/lib/routes/paths';
import { Wordmark } from './wordmark';

export interface ErrorPageProps {
  error: unknown;
  withName?: boolean;
}

const isMissingFile = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

const digestOf = (error: unknown) =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined;

/** Shown when rendering fails. Complete at once: what fails is often a file that was to be loaded. */
export function ErrorPage({ error, withName }: ErrorPageProps) {
  useEffect(() => {
    if (isMissingFile(error)) reloadOnce('page');
  }, [error]);

  // The server renders no error page; only the browser has an address.
  const { locale } = languageOfPath(typeof window === 'undefined' ? '/' : window.location.pathname);
  const texts = failureTexts[locale];
  const digest = digestOf(error);
  const isDone = typeof window !== 'undefined' && isDoneHere();
  return (
    <>
      {withName && (
        <div className="page-width flex h-(--header-height) items-center">
          <Wordmark className="text-xl" />
        </div>
      )}
      <ErrorState
        lang={locale}
        eyebrow={digest && `${texts.reference} ${digest}`}
        title={isDone ? texts.doneTitle : texts.title}
        sentence={isDone ? texts.doneSentence : texts.sentence}
        actions={
          <>
            {/* Full loads: the failed tree must leave the memory of the page. */}
            <Button onClick={() => window.location.reload()}>{texts.retry}</Button>
            <HardLink
              because="thisPage"
              href={localizedPath(locale, paths.home())}
              className={buttonClass({ variant: 'quiet' })}
            >
              {texts.home}
            </HardLink>
          </>
        }
      />
    </>
  );
}
