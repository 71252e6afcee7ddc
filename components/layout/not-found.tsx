import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { ButtonLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { answerNotFound } from '@/lib/request/page-answer';
import { paths } from '@/lib/routes/paths';

interface NotFoundProps {
  title?: string;
  sentence?: string;
  actions?: ReactNode;
}

/**
 * The main part of a page that does not exist, which is answered 404. Next's own `notFound()` would send an empty
 * document that scripts fill, without the frame's markup.
 */
export async function NotFound({ title, sentence, actions }: NotFoundProps) {
  answerNotFound();
  const t = await getTranslations('common');
  return (
    <ErrorState
      // `lib/csp` looks for this mark: a public page that carries it is answered 404 and not cached.
      data-not-found="true"
      eyebrow="404"
      title={title ?? t('state.notFoundTitle')}
      sentence={sentence ?? t('state.notFoundSentence')}
      actions={actions ?? <NotFoundActions />}
    />
  );
}

export function NotFoundActions() {
  const locale = useLocale();
  const t = useTranslations('common');
  return (
    <>
      <ButtonLink prefetch href={localizedPath(locale, paths.hotels())}>
        {t('state.toHotels')}
      </ButtonLink>
      <ButtonLink prefetch href={localizedPath(locale, paths.home())} variant="quiet">
        {t('actions.home')}
      </ButtonLink>
    </>
  );
}
