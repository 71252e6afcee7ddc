import { setRequestLocale } from 'next-intl/server';
import { NotFound } from '@/components/layout/not-found';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { openEmployeeEntry } from '@/lib/my-page/entry-page';
import { ReferralEntry } from '../referral-entry';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.company'),
  t('myPage.referral.company.description'),
]);

export default async function CompanyReferralPage({ params }: RouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await openEmployeeEntry('company');
  if (session === 'refused') return <NotFound locale={locale} />;
  return session && <ReferralEntry locale={locale} type="company" membershipNo={session.membershipNo} />;
}
