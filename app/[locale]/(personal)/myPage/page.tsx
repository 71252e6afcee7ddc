import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Landing } from '@/components/my-page/landing/landing';
import { PageHeading } from '@/components/ui/page-heading';
import { memberNameIn } from '@/lib/i18n/member-name';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { readSession } from '@/lib/session/read-session';
import { seoulToday } from '@/lib/stay/dates';

export const generateMetadata = unlistedPage((t) => [t('myPage.title'), t('myPage.description')]);

export default async function MyPage({ params }: RouteProps) {
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
