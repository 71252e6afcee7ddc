import { setRequestLocale } from 'next-intl/server';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { readMember } from '@/lib/session/read-session';
import { ReferralEntry } from '../referral-entry';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.common'),
  t('myPage.referral.common.description'),
]);

export default async function CommonReferralPage({ params }: RouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await readMember();
  return session && <ReferralEntry locale={locale} type="common" membershipNo={session.membershipNo} />;
}
