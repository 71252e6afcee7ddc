import { setRequestLocale } from 'next-intl/server';
import { NotFound } from '@/components/layout/not-found';
import { ReferralList } from '@/components/my-page/my-point/referral-list';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { openEmployeeEntry } from '@/lib/my-page/entry-page';
import { loadDashboard, loadReferrals } from '@/lib/my-page/member-loads';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.employeeReferralPointsHistory'),
  t('myPage.referrals.description.company'),
]);

/** As in the menu: for employees, and only where the dashboard call has succeeded and returned data. */
export default async function EmployeeReferralPage({ params }: RouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await openEmployeeEntry('employeeReferralPointsHistory');
  if (session === 'refused') return <NotFound locale={locale} />;
  if (session === null) return null;
  const [dashboard, list] = await Promise.all([loadDashboard('employeeReferral'), loadReferrals('company')]);
  if (dashboard.state === 'ready' && dashboard.data.employeeReferral === null) return <NotFound locale={locale} />;
  return (
    <>
      <EntryHeading entry="employeeReferralPointsHistory" className="mb-10" />
      <MemberAnswer load={Promise.resolve(dashboard.state === 'ready' ? list : dashboard)}>
        {({ referrals }) => <ReferralList referrals={referrals} type="company" />}
      </MemberAnswer>
    </>
  );
}
