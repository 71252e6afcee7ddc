import { NextIntlClientProvider, useMessages } from 'next-intl';
import { RenewSession, type RenewSessionProps } from './renew-session';

/** In place of a part of My Page whose access token has expired: renews it once. */
export function Renewal({ membersOnly = true }: RenewSessionProps) {
  const { renew } = useMessages().auth;
  return (
    <NextIntlClientProvider messages={{ auth: { renew } }}>
      <RenewSession membersOnly={membersOnly} />
    </NextIntlClientProvider>
  );
}

/** In place of a whole page that guests may open too. */
export const RenewalPage = () => (
  <main id="content">
    <Renewal membersOnly={false} />
  </main>
);
