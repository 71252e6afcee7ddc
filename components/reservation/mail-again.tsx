import { useLocale, useTranslations } from 'next-intl';
import { guestAddress } from '@/lib/booking/guest-address';
import { languageOf } from '@/lib/i18n/languages';
import { MailAgainButton } from './mail-again-button';

export interface MailAgainProps {
  of: 'booking' | 'dining';
  booker: 'member' | 'guest';
  number: string;
  /** Where the mail goes: the address of the reservation. */
  email: string;
}

const memberBase = { booking: '/api/hub/reservation/room', dining: '/api/hub/dining/reservation' };

/** Sends the mail of a confirmed reservation once more. */
export function MailAgain({ of, booker, number, email }: MailAgainProps) {
  const t = useTranslations('common.mailAgain');
  const locale = useLocale();
  return (
    <MailAgainButton
      path={booker === 'guest' ? guestAddress('mail', number) : `${memberBase[of]}/${encodeURIComponent(number)}/mail`}
      lang={languageOf(locale).code}
      texts={{
        label: t('label'),
        pending: t('pending'),
        sent: t('sent', { email }),
        limited: t('limited'),
        failed: t('failed'),
      }}
    />
  );
}
