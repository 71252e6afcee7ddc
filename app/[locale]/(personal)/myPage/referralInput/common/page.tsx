import { cookies } from 'next/headers';
import { setRequestLocale } from 'next-intl/server';
import { ReferralPage } from '@/components/my-page/referrals/referral-page';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { serverEnv } from '@/lib/env/server-env';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { openEntry } from '@/lib/my-page/entry-page';
import { paths } from '@/lib/paths';
import { cameBy, REFERRAL_COOKIE } from '@/lib/referral/referral-cookie';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.common'),
  t('myPage.referral.common.description'),
]);

export default async function CommonReferralPage({ params }: RouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await openEntry('common');
  if (session === null) return null;
  const [{ myPage }, store] = await Promise.all([loadMessages(locale), cookies()]);
  return (
    <>
      <EntryHeading entry="common" lead={myPage.referral.common.description} className="mb-12" />
      <ReferralPage
        locale={locale}
        type="common"
        membershipNo={session.membershipNo}
        cameBy={cameBy(store.get(REFERRAL_COOKIE)?.value, 'common')}
        linkOf={(code) => new URL(localizedPath(locale, paths.signUp({ ref: code })), serverEnv().PUBLIC_ORIGIN).href}
        texts={myPage.referral}
      />
    </>
  );
}
