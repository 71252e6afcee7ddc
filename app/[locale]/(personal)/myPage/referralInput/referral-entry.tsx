import { cookies } from 'next/headers';
import { ReferralPage } from '@/components/my-page/referrals/referral-page';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { serverEnv } from '@/lib/env/server-env';
import type { ReferralType } from '@/lib/hub/contract/referral';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';
import { cameBy, REFERRAL_COOKIE } from '@/lib/referral/referral-cookie';

export async function ReferralEntry(props: { locale: Locale; type: ReferralType; membershipNo: string }) {
  const { locale, type } = props;
  const [{ myPage }, store] = await Promise.all([loadMessages(locale), cookies()]);
  return (
    <>
      <EntryHeading entry={type} lead={myPage.referral[type].description} className="mb-12" />
      <ReferralPage
        {...props}
        cameBy={cameBy(store.get(REFERRAL_COOKIE)?.value, type)}
        linkOf={(code) => new URL(localizedPath(locale, paths.signUp({ ref: code })), serverEnv().PUBLIC_ORIGIN).href}
        texts={myPage.referral}
      />
    </>
  );
}
