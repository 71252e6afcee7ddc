import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ErrorState } from '@/components/ui/error-state';
import { ButtonLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/routes/paths';
import { hasJustLeft } from '@/lib/session/left-cookie';
import { readSession } from '@/lib/session/read-session';

export const generateMetadata = unlistedPage((t) => [
  t('auth.membershipEnded.title'),
  t('auth.membershipEnded.description'),
]);

/** Says that a membership has ended, for a while, and only in the browser where it did. */
export default async function MembershipEndedPage() {
  const locale = await getLocale();
  const [session, isLeft] = await Promise.all([readSession(), hasJustLeft()]);
  if (session !== null || !isLeft) redirect(localizedPath(locale, paths.home()));
  const t = await getTranslations('auth.membershipEnded');
  return (
    <ErrorState
      title={t('title')}
      sentence={t('sentence')}
      actions={
        <ButtonLink prefetch href={localizedPath(locale, paths.home())}>
          {t('home')}
        </ButtonLink>
      }
    />
  );
}
