import { ReferralList } from '@/components/my-page/my-point/referral-list';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { EntryNotFound } from '@/components/my-page/shell/not-found';
import { entryMetadata, entryPage } from '@/lib/my-page/entry-page';
import { loadReferralDashboard, loadReferrals } from '@/lib/my-page/load-referrals';

export const generateMetadata = entryMetadata('employeeReferralPointsHistory', (t) =>
  t('myPage.referrals.description.company'),
);

/** For employees. As in the menu, there is something to list only where the dashboard call has brought data. */
export default entryPage(
  'employeeReferralPointsHistory',
  async () => {
    const [dashboard, list] = await Promise.all([loadReferralDashboard(), loadReferrals('company')]);
    const nothing: typeof list = { state: 'ready', data: { referrals: [] } };
    const listed = dashboard.state === 'ready' && dashboard.data === null ? nothing : list;
    return (
      <>
        <EntryHeading entry="employeeReferralPointsHistory" className="mb-10" />
        <MemberAnswer load={Promise.resolve(dashboard.state === 'ready' ? listed : dashboard)}>
          {({ referrals }) => <ReferralList referrals={referrals} type="company" />}
        </MemberAnswer>
      </>
    );
  },
  <EntryNotFound />,
);
