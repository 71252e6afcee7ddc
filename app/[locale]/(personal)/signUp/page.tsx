import { cookies } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import { SignUpPage } from '@/components/auth/sign-up-page';
import { SignUpUnavailable } from '@/components/auth/sign-up-refused';
import { SignUpTerms } from '@/components/auth/sign-up-terms';
import { Notice } from '@/components/ui/notice';
import { returnAddress } from '@/lib/access/return-to';
import { loadJoinTerms } from '@/lib/account/load-join-terms';
import { loadKeptBooking } from '@/lib/booking/load-kept-booking';
import { serverEnv } from '@/lib/env/server-env';
import { referralCodeOf } from '@/lib/hub/contract/referral-code';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { REFERRAL_COOKIE } from '@/lib/referral/referral-cookie';
import { paths } from '@/lib/routes/paths';
import { firstValue } from '@/lib/routes/query-values';

export const generateMetadata = unlistedPage((t) => [t('auth.signUp.title'), t('auth.signUp.description')]);

export default async function SignUpTermsPage({ searchParams }: QueryRouteProps) {
  const locale = await getLocale();
  const asked = firstValue(await searchParams, 'returnTo');
  const [t, jar, terms] = await Promise.all([getTranslations('auth.signUp'), cookies(), loadJoinTerms(locale)]);
  const isInvited = referralCodeOf(jar.get(REFERRAL_COOKIE)?.value) !== null;
  const { PUBLIC_ORIGIN } = serverEnv();
  const returnTo = asked === null ? null : returnAddress(asked, { origin: PUBLIC_ORIGIN, locale });
  const kept = await loadKeptBooking(returnTo, locale);
  return (
    <SignUpPage step={1} title={t('title')} lead={t('lead')} cameFrom={returnTo} kept={kept}>
      {isInvited && <Notice className="mb-6">{t('invited')}</Notice>}
      {terms.state !== 'ready' ? (
        <SignUpUnavailable retryHref={localizedPath(locale, paths.signUp({ returnTo: returnTo ?? undefined }))} />
      ) : (
        <SignUpTerms terms={terms.data} returnTo={returnTo} kept={kept} />
      )}
    </SignUpPage>
  );
}
