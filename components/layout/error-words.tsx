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

export async function loadWorded(pathname: string): Promise<Worded> {
  const { locale } = languageOfPath(pathname);
  const file: { default: Messages['common'] } = await import(`@/messages/${locale}/common.json`);
  return { locale, common: file.default };
}

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
            {/* A full load: the failed tree must leave the router cache. */}
            <a href={localizedPath(worded.locale, paths.home())} className={buttonClass({ variant: 'quiet' })}>
              {actions.home}
            </a>
          </>
        }
      />
    </main>
  );
}
