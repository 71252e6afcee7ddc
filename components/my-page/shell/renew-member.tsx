import { NextIntlClientProvider, useMessages } from 'next-intl';
import { RenewSession } from '@/components/layout/renew-session';

/** Shown where an expired token could not load the page: renews it once. */
export function RenewMember() {
  const { renew } = useMessages().auth;
  return (
    <NextIntlClientProvider messages={{ auth: { renew } }}>
      <RenewSession membersOnly />
    </NextIntlClientProvider>
  );
}
