import { getLocale, getTranslations } from 'next-intl/server';
import { SignUpDetails } from '@/components/auth/sign-up-details';
import { SignUpPage } from '@/components/auth/sign-up-page';
import { SignUpRefused, SignUpUnavailable } from '@/components/auth/sign-up-refused';
import { DescriptionList } from '@/components/ui/description-list';
import { loadJoinTerms } from '@/lib/account/load-join-terms';
import { loadJoining } from '@/lib/account/load-joining';
import { seoulToday } from '@/lib/dates/moment';
import { serverEnv } from '@/lib/env/server-env';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { countryOptions } from '@/lib/my-page/countries';
import { paths } from '@/lib/routes/paths';
import { firstValue } from '@/lib/routes/query-values';

export const generateMetadata = unlistedPage((t) => [t('auth.signUp.detailsTitle'), t('auth.signUp.description')]);

export default async function SignUpDetailsPage({ searchParams }: QueryRouteProps) {
  const locale = await getLocale();
  const unverified = firstValue(await searchParams, 'way') === 'unverified';
  const [t, joining, terms] = await Promise.all([
    getTranslations('auth.signUp'),
    unverified ? null : loadJoining(),
    loadJoinTerms(locale),
  ]);
  const self = localizedPath(locale, paths.signUpDetails(unverified ? { way: 'unverified' } : {}));
  if (joining?.state === 'notVerified' || joining?.state === 'underAge' || joining?.state === 'known') {
    return (
      <SignUpPage step={3} title={t('title')}>
        <SignUpRefused joining={joining} />
      </SignUpPage>
    );
  }
  const person = joining?.state === 'ready' ? joining.data : null;
  const isReady = terms.state === 'ready' && (joining === null || person !== null);
  return (
    <SignUpPage step={3} title={t('detailsTitle')} lead={t('detailsLead')}>
      {isReady ? (
        <>
          {person && (
            <DescriptionList
              className="mb-8"
              items={[
                { term: t('verifiedName'), description: person.name },
                { term: t('mobile'), description: person.mobile },
              ]}
            />
          )}
          <SignUpDetails
            verification={person?.verification ?? null}
            today={seoulToday(new Date())}
            terms={terms.data.map(({ termId, version, required }) => ({ termId, version, required }))}
            countries={unverified ? countryOptions(locale) : []}
            bridgeName={serverEnv().NATIVE_BRIDGE_NAME}
          />
        </>
      ) : (
        <SignUpUnavailable retryHref={self} />
      )}
    </SignUpPage>
  );
}
