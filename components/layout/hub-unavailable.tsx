import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-style';
import { ErrorState } from '@/components/ui/error-state';
import { ButtonLink } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { answerUnavailable } from '@/lib/request/page-answer';

export interface HubUnavailableProps {
  locale: Locale;
  /** Address of this page, with its language. */
  retryHref: string;
}

/** The hub does not answer. Never looks like a logout. */
export async function HubUnavailable({ locale, retryHref }: HubUnavailableProps) {
  answerUnavailable();
  const t = await getTranslations({ locale, namespace: 'common' });
  return (
    // `lib/csp` looks for this mark: a public page that carries it is answered 503 and not cached.
    <div data-hub-unavailable="true">
      <ErrorState
        title={t('state.hubUnavailableTitle')}
        sentence={t('state.hubUnavailableSentence')}
        actions={
          <>
            {/* A full load: the router would show its cached copy of the failed page. */}
            <a href={retryHref} className={buttonClass({})}>
              {t('actions.retry')}
            </a>
            <ButtonLink prefetch href={localizedPath(locale, paths.home())} variant="quiet">
              {t('actions.home')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
