import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { ReferralPage } from '@/components/my-page/referrals/referral-page';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import type { ReferralType } from '@/lib/hub/contract/referral';
import type { Locale } from '@/lib/i18n/languages';
import { cameBy, REFERRAL_COOKIE } from '@/lib/referral/referral-cookie';
import { referralLink } from '@/lib/referral/referral-link';

interface ReferralEntryProps {
  locale: Locale;
  type: ReferralType;
  membershipNo: string;
}

export async function ReferralEntry({ locale, type, membershipNo }: ReferralEntryProps) {
  const [t, store] = await Promise.all([getTranslations({ locale, namespace: 'myPage.referral' }), cookies()]);
  return (
    <>
      <EntryHeading entry={type} lead={t(`${type}.description`)} className="mb-12" />
      <ReferralPage
        type={type}
        membershipNo={membershipNo}
        cameBy={cameBy(store.get(REFERRAL_COOKIE)?.value, type)}
        linkOf={(code) => referralLink(locale, code)}
      />
    </>
  );
}
