import { ReferralList } from '@/components/my-page/my-point/referral-list';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { entryMetadata, entryPage } from '@/lib/my-page/entry-page';
import { loadReferrals } from '@/lib/my-page/load-referrals';

export const generateMetadata = entryMetadata('referralPointsHistory', (t) => t('myPage.referrals.description.common'));

export default entryPage('referralPointsHistory', () => (
  <>
    <EntryHeading entry="referralPointsHistory" className="mb-10" />
    <MemberAnswer load={loadReferrals('common')}>
      {({ referrals }) => <ReferralList referrals={referrals} type="common" />}
    </MemberAnswer>
  </>
));
