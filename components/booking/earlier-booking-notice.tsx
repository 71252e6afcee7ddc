import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

interface EarlierBookingNoticeProps {
  /** `alreadySent` may have booked, `earlierBooked` has. */
  kind: 'alreadySent' | 'earlierBooked';
  /** The member finds it under My Page, a guest by its number. */
  bookedBy: 'guest' | 'member';
  onAnew: () => void;
}

/** For an earlier attempt that may have booked: links to it, and lets the guest book again. Shows no details of it. */
export function EarlierBookingNotice({ kind, bookedBy, onAnew }: EarlierBookingNoticeProps) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const asGuest = bookedBy === 'guest';
  const way = asGuest ? paths.guestReservation() : paths.myPageReservationCheck.roomReservation();
  return (
    <Notice
      live
      tone="error"
      title={t(`${kind}.title`)}
      actions={
        <>
          <ButtonLink href={localizedPath(locale, way)}>
            {asGuest ? t('alreadySent.lookUp') : t('alreadySent.reservations')}
          </ButtonLink>
          <Button variant="secondary" onClick={onAnew}>
            {t('alreadySent.anew')}
          </Button>
        </>
      }
    >
      {kind === 'earlierBooked' ? t(`earlierBooked.${bookedBy}`) : t('alreadySent.sentence')}
    </Notice>
  );
}
