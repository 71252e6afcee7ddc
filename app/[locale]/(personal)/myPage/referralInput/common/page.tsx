import { setRequestLocale } from 'next-intl/server';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { openEntry } from '@/lib/my-page/entry-page';
import { ReferralEntry } from '../referral-entry';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.common'),
  t('myPage.referral.common.description'),
]);

export default async function CommonReferralPage({ params }: RouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await openEntry('common');
  return session && <ReferralEntry locale={locale} type="common" membershipNo={session.membershipNo} />;
}
