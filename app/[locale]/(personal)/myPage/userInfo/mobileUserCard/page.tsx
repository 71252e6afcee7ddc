import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MobileUserCard } from '@/components/my-page/user-info/mobile-user-card';
import type { Locale } from '@/lib/i18n/languages';
import { memberNameIn } from '@/lib/i18n/member-name';
import { entryMetadata, openEntry } from '@/lib/my-page/entry-page';
import { seoulToday } from '@/lib/stay/dates';

interface MobileUserCardPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: MobileUserCardPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage.card' });
  return entryMetadata(locale, 'mobileUserCard', t('description'));
}

export default async function MobileUserCardPage({ params }: MobileUserCardPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await openEntry('mobileUserCard');
  if (session === null) return null;
  const t = await getTranslations({ locale, namespace: 'myPage.card' });
  return (
    <>
      <EntryHeading entry="mobileUserCard" lead={t('lead')} className="mb-10" />
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
