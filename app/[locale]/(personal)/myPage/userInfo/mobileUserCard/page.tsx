import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MobileUserCard } from '@/components/my-page/user-info/mobile-user-card';
import { PageHeading } from '@/components/ui/page-heading';
import type { Locale } from '@/lib/i18n/languages';
import { memberNameIn } from '@/lib/i18n/member-name';
import { pageMetadata } from '@/lib/i18n/page-metadata';
import { paths } from '@/lib/paths';
import { readSession } from '@/lib/session/read-session';
import { seoulToday } from '@/lib/stay/dates';

interface MobileUserCardPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: MobileUserCardPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage' });
  const path = paths.myPageUserInfo.mobileUserCard();
  const [title, description] = [t('menu.entries.mobileUserCard'), t('card.description')];
  return pageMetadata({ locale, path, title, description, index: false });
}

export default async function MobileUserCardPage({ params }: MobileUserCardPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await readSession();
  if (session === null || session === 'unknown') return null;
  const t = await getTranslations({ locale, namespace: 'myPage' });
  return (
    <>
      <PageHeading title={t('menu.entries.mobileUserCard')} lead={t('card.lead')} className="mb-10" />
      <MobileUserCard
        locale={locale}
        memberName={memberNameIn(locale, session)}
        membershipNo={session.membershipNo}
        isEmployee={session.employeeStatus === 'Y'}
        todaySeoul={seoulToday(new Date())}
      />
    </>
  );
}
