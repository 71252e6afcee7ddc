import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AuthPage } from '@/components/auth/auth-page';
import { NoScriptNote } from '@/components/ui/no-script-note';
import { unlistedPage } from '@/lib/metadata/page-metadata';

export const identityMetadata = unlistedPage((t) => [t('auth.identity.title'), t('auth.identity.description')]);

/** The pages before and after the identity provider. */
export async function IdentityFrame({ children }: { children: ReactNode }) {
  const t = await getTranslations('auth.identity');
  const { auth } = await getMessages();
  return (
    <AuthPage title={t('title')} lead={t('description')}>
      <NoScriptNote className="mb-6">{t('noScript')}</NoScriptNote>
      <NextIntlClientProvider messages={{ auth: { identity: auth.identity } }}>{children}</NextIntlClientProvider>
    </AuthPage>
  );
}
