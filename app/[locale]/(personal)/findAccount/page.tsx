import clsx from 'clsx';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AuthPage } from '@/components/auth/auth-page';
import { FindAccountForm } from '@/components/auth/find-account-form';
import { OwnAccountView } from '@/components/auth/own-account';
import { IdentityCheck } from '@/components/identity/identity-check';
import { NoScriptNote } from '@/components/ui/no-script-note';
import { TabLinks } from '@/components/ui/tab-links';
import { accountTexts } from '@/lib/account/account-texts';
import { loadOwnAccount } from '@/lib/account/load-own-account';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { paths } from '@/lib/routes/paths';
import { firstValue } from '@/lib/routes/query-values';

export const generateMetadata = unlistedPage((t) => [t('auth.findAccount.title'), t('auth.findAccount.description')]);

/** A forgotten id or password, by identity verification or by mail; `?type=password` opens the second. */
export default async function FindAccountPage({ searchParams }: QueryRouteProps) {
  const locale = await getLocale();
  const type = firstValue(await searchParams, 'type') === 'password' ? 'password' : 'id';
  const [t, messages, account] = await Promise.all([
    getTranslations('auth.findAccount'),
    getMessages(),
    loadOwnAccount(),
  ]);
  const addressOf = (of: typeof type) =>
    localizedPath(locale, paths.findAccount(of === 'password' ? { type: of } : {}));
  const { findAccount, identity } = messages.auth;
  const texts = accountTexts(messages);
  const common = { ...texts.common, mailAgain: messages.common.mailAgain };
  return (
    <AuthPage title={t('title')} lead={t('description')}>
      <TabLinks
        label={t('modeLabel')}
        tabs={[
          { label: t('modeId'), href: addressOf('id') },
          { label: t('modePassword'), href: addressOf('password') },
        ]}
        current={addressOf(type)}
      />
      <NextIntlClientProvider messages={{ auth: { findAccount, identity }, ...texts, common }}>
        <FindSection title={t('byIdentityTitle')}>
          {account.state === 'notVerified' ? (
            <>
              <p className="text-ink-soft">{t(`byIdentity.${type}`)}</p>
              <IdentityCheck key={type} purpose="findAccount" href={addressOf(type)} known={null} isHere />
            </>
          ) : (
            <OwnAccountView key={type} type={type} account={account} />
          )}
        </FindSection>
        <FindSection ruled title={t('byMailTitle')}>
          <p className="text-ink-soft">{t(`byMail.${type}`)}</p>
          <NoScriptNote className="mb-6">{t('noScript')}</NoScriptNote>
          <FindAccountForm key={type} type={type} loginHref={localizedPath(locale, paths.membershipLogin())} />
        </FindSection>
      </NextIntlClientProvider>
    </AuthPage>
  );
}

function FindSection({ title, ruled = false, children }: { title: string; ruled?: boolean; children: ReactNode }) {
  return (
    <section aria-label={title} className={clsx('mt-8 flex flex-col gap-5', ruled && 'border-stone border-t pt-8')}>
      <h2 className="font-medium text-lg">{title}</h2>
      {children}
    </section>
  );
}
