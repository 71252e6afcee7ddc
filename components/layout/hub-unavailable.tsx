import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-style';
import { ErrorState } from '@/components/ui/error-state';
import { HardLink } from '@/components/ui/hard-link';
import { ButtonLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { answerUnavailable } from '@/lib/request/page-answer';
import { paths } from '@/lib/routes/paths';

/** The main part of a page whose hub does not answer, below what is known all the same. Never looks like a logout. */
export async function HubUnavailable({ children }: { children?: ReactNode }) {
  answerUnavailable();
  const locale = await getLocale();
  const t = await getTranslations('common');
  return (
    <ErrorState
      // `lib/csp` looks for this mark: a public page that carries it is answered 503 and not cached.
      data-hub-unavailable="true"
      title={t('state.hubUnavailableTitle')}
      sentence={t('state.hubUnavailableSentence')}
      actions={
        <>
          {/* The router would show its copy of the failed page. */}
          <HardLink because="thisPage" href="" className={buttonClass({})}>
            {t('actions.retry')}
          </HardLink>
          <ButtonLink prefetch href={localizedPath(locale, paths.home())} variant="quiet">
            {t('actions.home')}
          </ButtonLink>
        </>
      }
    >
      {children}
    </ErrorState>
  );
}
