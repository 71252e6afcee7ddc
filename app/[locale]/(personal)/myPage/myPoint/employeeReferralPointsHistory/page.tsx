import { ReferralList } from '@/components/my-page/my-point/referral-list';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { EntryNotFound } from '@/components/my-page/shell/entry-not-found';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { entryMetadata, entryPage } from '@/lib/my-page/entry-page';
import { loadDashboard, loadReferrals } from '@/lib/my-page/member-loads';

export const generateMetadata = entryMetadata('employeeReferralPointsHistory', (t) =>
  t('myPage.referrals.description.company'),
);

/** As in the menu: for employees, and only where the dashboard call has succeeded and returned data. */
export default entryPage(
  'employeeReferralPointsHistory',
  async () => {
    const [dashboard, list] = await Promise.all([loadDashboard('employeeReferral'), loadReferrals('company')]);
    if (dashboard.state === 'ready' && dashboard.data.employeeReferral === null) return <EntryNotFound />;
    return (
      <>
        <EntryHeading entry="employeeReferralPointsHistory" className="mb-10" />
        <MemberAnswer load={Promise.resolve(dashboard.state === 'ready' ? list : dashboard)}>
          {({ referrals }) => <ReferralList referrals={referrals} type="company" />}
        </MemberAnswer>
      </>
    );
  },
  <EntryNotFound />,
);
