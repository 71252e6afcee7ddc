import { cookies } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import { ReferralPage } from '@/components/my-page/referrals/referral-page';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import type { ReferralType } from '@/lib/hub/contract/referral';
import { cameBy, REFERRAL_COOKIE } from '@/lib/referral/referral-cookie';
import { referralLink } from '@/lib/referral/referral-link';

interface ReferralEntryProps {
  type: ReferralType;
  membershipNo: string;
}

export async function ReferralEntry({ type, membershipNo }: ReferralEntryProps) {
  const locale = await getLocale();
  const [t, store] = await Promise.all([getTranslations('myPage.referral'), cookies()]);
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
