import { setRequestLocale } from 'next-intl/server';
import { ReferralList } from '@/components/my-page/my-point/referral-list';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { loadReferrals } from '@/lib/my-page/member-loads';
import { readMember } from '@/lib/session/read-session';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.referralPointsHistory'),
  t('myPage.referrals.description.common'),
]);

export default async function ReferralPage({ params }: RouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  if ((await readMember()) === null) return null;
  return (
    <>
      <EntryHeading entry="referralPointsHistory" className="mb-10" />
      <MemberAnswer load={loadReferrals('common')}>
        {({ referrals }) => <ReferralList referrals={referrals} type="common" />}
      </MemberAnswer>
    </>
  );
}
