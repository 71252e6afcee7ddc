import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { guestAddress } from '@/lib/booking/guest-address';
import { MailAgainButton } from './mail-again-button';

export interface MailAgainProps {
  of: 'booking' | 'dining';
  booker: 'member' | 'guest';
  number: string;
  email: string;
}

const memberBase = { booking: '/api/hub/reservation/room', dining: '/api/hub/dining/reservation' };

/** Sends the mail of a confirmed reservation once more. Its result takes a row of its own in the row of buttons. */
export function MailAgain({ of, booker, number, email }: MailAgainProps) {
  const { mailAgain } = useMessages().common;
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ common: { mailAgain } }}>
      <MailAgainButton
        path={
          booker === 'guest' ? guestAddress('mail', number) : `${memberBase[of]}/${encodeURIComponent(number)}/mail`
        }
        email={email}
      />
    </NextIntlClientProvider>
  );
}
