import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Landing } from '@/components/my-page/landing/landing';
import { PageHeading } from '@/components/ui/page-heading';
import type { Locale } from '@/lib/i18n/languages';
import { memberNameIn } from '@/lib/i18n/member-name';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/paths';
import { readSession } from '@/lib/session/read-session';
import { seoulToday } from '@/lib/stay/dates';

interface MyPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: MyPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage' });
  return pageMetadata({ locale, path: paths.myPage(), title: t('title'), description: t('description'), index: false });
}

export default async function MyPage({ params }: MyPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await readSession();
  if (session === null || session === 'unknown') return null;
  const t = await getTranslations({ locale, namespace: 'myPage' });
  return (
    <>
      <PageHeading title={t('landing.welcome', { name: memberNameIn(locale, session) })} className="mb-10" />
      <Landing locale={locale} membershipNo={session.membershipNo} todaySeoul={seoulToday(new Date())} />
    </>
  );
}
