import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { guestAddress } from '@/lib/routes/handlers';
import { hubCall } from '@/lib/routes/hub-calls';
import { MailAgainButton } from './mail-again-button';

export interface MailAgainProps {
  of: 'booking' | 'dining';
  booker: 'member' | 'guest';
  number: string;
  email: string;
}

function pathOf({ of, booker, number }: MailAgainProps): string {
  if (booker === 'guest') return guestAddress('mail', number);
  if (of === 'booking') return hubCall('mailReservation', { reservationNo: number });
  return hubCall('mailTable', { tableReservationNo: number });
}

/** Sends the mail of a confirmed reservation once more. Its result takes a row of its own in the row of buttons. */
export function MailAgain(props: MailAgainProps) {
  const { mailAgain } = useMessages().common;
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ common: { mailAgain } }}>
      <MailAgainButton path={pathOf(props)} email={props.email} />
    </NextIntlClientProvider>
  );
}
