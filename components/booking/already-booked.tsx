import { useAtomValue } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { StoppedState } from '@/components/ui/stopped-state';
import { isProblemError } from '@/lib/bff/problem-error';
import { newReservationAtom } from '@/lib/booking/reservation-atoms';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

interface AlreadyBookedProps {
  reservationNo: string;
  /** Booked without a membership: only the confirmation itself shows its state. */
  asGuest: boolean;
  onGone: () => void;
}

/** Replaces a form that was sent, e.g. after Back, and links to the reservation. */
export function AlreadyBooked({ reservationNo, asGuest, onGone }: AlreadyBookedProps) {
  const t = useTranslations('booking.alreadyBooked');
  const locale = useLocale();
  const { code } = languageOf(locale);
  const bookedAtom = useMemo(() => newReservationAtom(reservationNo, code, !asGuest), [reservationNo, code, asGuest]);
  const { data, error } = useAtomValue(bookedAtom);
  const isGone = data?.status === 'cancelled' || isProblemError(error, 'not_found');
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);

  // On any other failure nothing is booked a second time.
  const isChecked = asGuest || data !== undefined || error !== null;
  if (!isChecked || isGone) {
    return (
      <p role="status" className="py-16 text-ink-soft">
        {t('checking')}
      </p>
    );
  }
  return (
    <>
      <StoppedState
        level={2}
        title={t('title')}
        sentence={t('sentence', { reservationNo })}
        links={[
          { label: t('show'), href: localizedPath(locale, paths.bookingConfirmation(reservationNo)) },
          { label: t('search'), href: localizedPath(locale, paths.search()) },
        ]}
      />
      {asGuest && (
        <Button variant="quiet" className="mt-4" onClick={onGone}>
          {t('again')}
        </Button>
      )}
    </>
  );
}
