import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { ErrorState } from '@/components/ui/error-state';
import { type Locale, languageOfPath } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Messages } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';
import type { ErrorPageProps } from './error-page';

export interface Worded {
  locale: Locale;
  common: Messages['common'];
}

/** The texts in the language of an address. @param pathname of the page that broke */
export async function loadWorded(pathname: string): Promise<Worded> {
  const { locale } = languageOfPath(pathname);
  const file: { default: Messages['common'] } = await import(`@/messages/${locale}/common.json`);
  return { locale, common: file.default };
}

/** What broke, in words, and the ways on. */
export function ErrorWords({ digest, retry, worded }: ErrorPageProps & { worded: Worded }) {
  const { state, actions } = worded.common;
  return (
    <main id="content" lang={worded.locale}>
      <ErrorState
        eyebrow={digest && state.errorReference.replace('{reference}', digest)}
        title={state.errorTitle}
        sentence={state.errorSentence}
        actions={
          <>
            <Button onClick={retry}>{actions.retry}</Button>
            {/* A plain load: what broke must not stay in the router's memory. */}
            <a href={localizedPath(worded.locale, paths.home())} className={buttonClass({ variant: 'quiet' })}>
              {actions.home}
            </a>
          </>
        }
      />
    </main>
  );
}
