import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/languages';
import { RenewSession } from './renew-session';

/** In place of a page whose access token has expired. Public pages never load it. */
export async function RenewalPage({ locale }: { locale: Locale }) {
  const { auth } = await getMessages({ locale });
  return (
    <main id="content">
      <NextIntlClientProvider messages={{ auth: { renew: auth.renew } }}>
        <RenewSession />
      </NextIntlClientProvider>
    </main>
  );
}
