import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/link';
import { NoScriptNote } from '@/components/ui/no-script-note';
import { accountTexts } from '@/lib/account/account-texts';
import type { KeptBooking as Kept } from '@/lib/account/sign-up-draft';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { AuthPage } from './auth-page';
import { ReturningLink } from './joining-of-this-tab';
import { KeptBooking } from './kept-booking';

export interface SignUpPageProps {
  step: 1 | 2 | 3;
  title: string;
  lead?: string;
  cameFrom?: string | null;
  kept?: Kept;
  children: ReactNode;
}

const STEPS = 3;

export async function SignUpPage({ step, title, lead, cameFrom, kept, children }: SignUpPageProps) {
  const locale = await getLocale();
  const t = await getTranslations('auth.signUp');
  const messages = await getMessages();
  const { signUp, identity } = messages.auth;
  const links = [
    { label: t('toProgramme'), href: paths.programme() },
    { label: t('toTerms'), href: paths.terms() },
    { label: t('toPrivacy'), href: paths.privacy() },
  ];
  return (
    <AuthPage
      eyebrow={t('step', { step, steps: STEPS })}
      title={title}
      lead={lead}
      aside={
        <ul className="flex flex-col gap-1 border-stone border-t pt-6">
          <li className="flex min-h-11 items-center">
            <ReturningLink locale={locale} to="membershipLogin" cameFrom={cameFrom}>
              {t('toLogin')}
            </ReturningLink>
          </li>
          {links.map(({ label, href }) => (
            <li key={href} className="flex min-h-11 items-center">
              <TextLink href={localizedPath(locale, href)}>{label}</TextLink>
            </li>
          ))}
        </ul>
      }
    >
      <NoScriptNote className="mb-6">{t('noScript')}</NoScriptNote>
      <NextIntlClientProvider messages={{ auth: { signUp, identity }, ...accountTexts(messages) }}>
        <KeptBooking ofAddress={kept} />
        {children}
      </NextIntlClientProvider>
    </AuthPage>
  );
}
