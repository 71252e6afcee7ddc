import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ReferralList } from '@/components/my-page/my-point/referral-list';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import type { Locale } from '@/lib/i18n/languages';
import { entryMetadata, openEntry } from '@/lib/my-page/entry-page';
import { loadDashboard } from '@/lib/my-page/load-dashboard';
import { loadReferrals } from '@/lib/my-page/load-referrals';

interface EmployeeReferralPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: EmployeeReferralPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage.referrals' });
  return entryMetadata(locale, 'employeeReferralPointsHistory', t('description.company'));
}

/** As in the menu: for employees, and only where the dashboard call has succeeded and returned data. */
export default async function EmployeeReferralPage({ params }: EmployeeReferralPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  if ((await openEntry('employeeReferralPointsHistory')) === null) return null;
  const [dashboard, list] = await Promise.all([loadDashboard('employeeReferral'), loadReferrals('company')]);
  if (dashboard.state === 'ready' && dashboard.data.employeeReferral === null) notFound();
  return (
    <>
      <EntryHeading entry="employeeReferralPointsHistory" className="mb-10" />
      <MemberAnswer load={Promise.resolve(dashboard.state === 'ready' ? list : dashboard)}>
        {({ referrals }) => <ReferralList referrals={referrals} type="company" />}
      </MemberAnswer>
    </>
  );
}
