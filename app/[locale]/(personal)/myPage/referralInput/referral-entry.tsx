import { cookies } from 'next/headers';
import { getMessages } from 'next-intl/server';
import { ReferralPage } from '@/components/my-page/referrals/referral-page';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import type { ReferralType } from '@/lib/hub/contract/referral';
import type { Locale } from '@/lib/i18n/languages';
import { cameBy, REFERRAL_COOKIE } from '@/lib/referral/referral-cookie';
import { referralLink } from '@/lib/referral/referral-link';

export async function ReferralEntry(props: { locale: Locale; type: ReferralType; membershipNo: string }) {
  const { locale, type } = props;
  const [{ myPage }, store] = await Promise.all([getMessages({ locale }), cookies()]);
  return (
    <>
      <EntryHeading entry={type} lead={myPage.referral[type].description} className="mb-12" />
      <ReferralPage
        {...props}
        cameBy={cameBy(store.get(REFERRAL_COOKIE)?.value, type)}
        linkOf={(code) => referralLink(locale, code)}
        texts={myPage.referral}
      />
    </>
  );
}
