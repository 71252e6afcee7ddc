import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ReferralPage } from '@/components/my-page/referrals/referral-page';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { serverEnv } from '@/lib/env/server-env';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { entryMetadata, openEntry } from '@/lib/my-page/entry-page';
import { paths } from '@/lib/paths';
import { cameBy, REFERRAL_COOKIE } from '@/lib/referral/referral-cookie';

interface CommonReferralPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: CommonReferralPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage.referral' });
  return entryMetadata(locale, 'common', t('common.description'));
}

export default async function CommonReferralPage({ params }: CommonReferralPageProps) {
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
