import { setRequestLocale } from 'next-intl/server';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { openEntry } from '@/lib/my-page/entry-page';
import { ReferralEntry } from '../referral-entry';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.company'),
  t('myPage.referral.company.description'),
]);

export default async function CompanyReferralPage({ params }: RouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await openEntry('company');
  return session && <ReferralEntry locale={locale} type="company" membershipNo={session.membershipNo} />;
}
