import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { AuthPage } from '@/components/auth/auth-page';
import { SignedUpLead } from '@/components/auth/joining-of-this-tab';
import { DescriptionList } from '@/components/ui/description-list';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { returnAddress } from '@/lib/access/return-to';
import { serverEnv } from '@/lib/env/server-env';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';
import { firstValue } from '@/lib/routes/query-values';
import { readKnownSession } from '@/lib/session/read-session';

export const generateMetadata = unlistedPage((t) => [
  t('auth.signUpSuccess.title'),
  t('auth.signUpSuccess.description'),
]);

/** The end of joining: the membership number, and the first things to do. */
export default async function SignUpSuccessPage({ searchParams }: QueryRouteProps) {
  const locale = await getLocale();
  const asked = firstValue(await searchParams, 'returnTo');
  const [t, { auth }, member] = await Promise.all([
    getTranslations('auth.signUpSuccess'),
    getMessages(),
    readKnownSession(),
  ]);
  const { lead, leadNamed } = auth.signUpSuccess;
  const to = (path: string) => localizedPath(locale, path);
  const back = returnAddress(asked, { origin: serverEnv().PUBLIC_ORIGIN, locale });
  const first = member
    ? { label: asked === null ? t('toHotels') : t('goOn'), href: asked === null ? to(paths.hotels()) : back }
    : { label: t('toLogin'), href: to(paths.membershipLogin(asked === null ? {} : { returnTo: back })) };
  const steps = [
    { label: t('toCard'), href: paths.myPageUserInfo.mobileUserCard() },
    { label: t('toPreferences'), href: paths.myPageUserInfo.customUserInfo() },
    { label: t('toProgramme'), href: paths.programme() },
  ];
  return (
    <AuthPage
      eyebrow={t('eyebrow')}
      title={t('title')}
      lead={
        <NextIntlClientProvider messages={{ auth: { signUpSuccess: { lead, leadNamed } } }}>
          <SignedUpLead />
        </NextIntlClientProvider>
      }
    >
      {member ? (
        <DescriptionList
          items={[
            { term: t('membershipNo'), description: member.membershipNo },
            { term: t('membershipId'), description: member.membershipId },
          ]}
        />
      ) : (
        <p>{t('logInFirst')}</p>
      )}
      <div className="mt-8 flex flex-col gap-6">
        <ButtonLink href={first.href}>{first.label}</ButtonLink>
        {member && (
          <section aria-labelledby="first-steps" className="border-stone border-t pt-6">
            <h2 id="first-steps" className="mb-2 font-medium">
              {t('firstSteps')}
            </h2>
            <ul>
              {steps.map(({ label, href }) => (
                <li key={href} className="flex min-h-11 items-center">
                  <TextLink href={to(href)}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </AuthPage>
  );
}
