import { getTranslations } from 'next-intl/server';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MobileUserCard } from '@/components/my-page/user-info/mobile-user-card';
import { seoulToday } from '@/lib/dates/moment';
import { memberNameIn } from '@/lib/i18n/member-name';
import { entryMetadata, entryPage } from '@/lib/my-page/entry-page';
import { referralLink } from '@/lib/referral/referral-link';

export const generateMetadata = entryMetadata('mobileUserCard', (t) => t('myPage.card.description'));

export default entryPage('mobileUserCard', async ({ locale, session }) => {
  const t = await getTranslations('myPage.card');
  return (
    <>
      <EntryHeading entry="mobileUserCard" lead={t('lead')} className="mb-10" />
      <MobileUserCard
        memberName={memberNameIn(locale, session)}
        membershipNo={session.membershipNo}
        isEmployee={session.employeeStatus === 'Y'}
        linkOf={(code) => referralLink(locale, code)}
        todaySeoul={seoulToday(new Date())}
      />
    </>
  );
});
