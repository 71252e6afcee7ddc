import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ReferralList } from '@/components/my-page/my-point/referral-list';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import type { Locale } from '@/lib/i18n/languages';
import { entryMetadata, openEntry } from '@/lib/my-page/entry-page';
import { loadReferrals } from '@/lib/my-page/load-referrals';

interface ReferralPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: ReferralPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage.referrals' });
  return entryMetadata(locale, 'referralPointsHistory', t('description.common'));
}

export default async function ReferralPage({ params }: ReferralPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  if ((await openEntry('referralPointsHistory')) === null) return null;
  return (
    <>
      <EntryHeading entry="referralPointsHistory" className="mb-10" />
      <MemberAnswer load={loadReferrals('common')}>
        {({ referrals }) => <ReferralList referrals={referrals} type="common" />}
      </MemberAnswer>
    </>
  );
}
