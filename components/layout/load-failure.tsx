import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/languages';
import { HubUnavailable } from './hub-unavailable';
import { RenewSession } from './renew-session';

interface LoadFailureProps {
  locale: Locale;
  /** Of what a page has loaded; nothing is drawn for another one than `renew` and `unavailable`. */
  kind: string;
}

/** In place of what a page could not load: the browser renews the session, or the hub is asked again. */
export async function LoadFailure({ locale, kind }: LoadFailureProps) {
  if (kind === 'unavailable') return <HubUnavailable locale={locale} />;
  if (kind !== 'renew') return null;
  const { auth } = await getMessages({ locale });
  return (
    <main id="content">
      <NextIntlClientProvider messages={{ auth: { renew: auth.renew } }}>
        <RenewSession />
      </NextIntlClientProvider>
    </main>
  );
}
