import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { ErrorState } from '@/components/ui/error-state';
import { type Locale, languageOfPath } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Messages } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';
import type { ErrorPageProps } from './error-page';
import { Wordmark } from './wordmark';

export interface ErrorTexts {
  locale: Locale;
  common: Messages['common'];
}

export async function loadErrorTexts(pathname: string): Promise<ErrorTexts> {
  const { locale } = languageOfPath(pathname);
  const file: { default: Messages['common'] } = await import(`@/messages/${locale}/common.json`);
  return { locale, common: file.default };
}

export function ErrorContent({ error: { digest }, retry, withName, texts }: ErrorPageProps & { texts: ErrorTexts }) {
  const { state, actions } = texts.common;
  const content = (
    <ErrorState
      lang={texts.locale}
      eyebrow={digest && state.errorReference.replace('{reference}', digest)}
      title={state.errorTitle}
      sentence={state.errorSentence}
      actions={
        <>
          <Button onClick={retry}>{actions.retry}</Button>
          {/* A full load: the failed tree must leave the router cache. */}
          <a href={localizedPath(texts.locale, paths.home())} className={buttonClass({ variant: 'quiet' })}>
            {actions.home}
          </a>
        </>
      }
    />
  );
  if (!withName) return content;
  return (
    <>
      <div className="page-width flex h-(--header-height) items-center">
        <Wordmark className="text-xl" />
      </div>
      {content}
    </>
  );
}
