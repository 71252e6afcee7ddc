import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ErrorState } from '@/components/ui/error-state';
import { ButtonLink } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/paths';
import { hasJustLeft } from '@/lib/session/left-cookie';
import { readSession } from '@/lib/session/read-session';

interface MembershipEndedPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: MembershipEndedPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'auth.membershipEnded' });
  const [path, title, description] = [paths.membershipEnded(), t('title'), t('description')];
  return pageMetadata({ locale, path, title, description, index: false });
}

/** Says that a membership has ended, in the browser where it did and for a while; nobody else reads it. */
export default async function MembershipEndedPage({ params }: MembershipEndedPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [session, isLeft] = await Promise.all([readSession(), hasJustLeft()]);
  if (session !== null || !isLeft) redirect(localizedPath(locale, paths.home()));
  const t = await getTranslations({ locale, namespace: 'auth.membershipEnded' });
  return (
    <main id="content">
      <ErrorState
        title={t('title')}
        sentence={t('sentence')}
        actions={<ButtonLink href={localizedPath(locale, paths.home())}>{t('home')}</ButtonLink>}
      />
    </main>
  );
}
