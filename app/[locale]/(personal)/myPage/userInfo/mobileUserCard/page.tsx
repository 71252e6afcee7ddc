import { getTranslations, setRequestLocale } from 'next-intl/server';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MobileUserCard } from '@/components/my-page/user-info/mobile-user-card';
import { memberNameIn } from '@/lib/i18n/member-name';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { readMember } from '@/lib/session/read-session';
import { seoulToday } from '@/lib/stay/dates';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.mobileUserCard'),
  t('myPage.card.description'),
]);

export default async function MobileUserCardPage({ params }: RouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await readMember();
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
