import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { StoppedState } from '@/components/ui/stopped-state';
import { bffGet } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

interface AlreadyBookedProps {
  reservationNo: string;
  /** Booked without a membership: only the confirmation itself shows its state. */
  asGuest: boolean;
  /** The reservation is cancelled, unknown, or the guest decides to book again. */
  onGone: () => void;
}

/** Replaces a form that was sent, e.g. after Back, and links to the reservation. */
export function AlreadyBooked({ reservationNo, asGuest, onGone }: AlreadyBookedProps) {
  const t = useTranslations('booking.alreadyBooked');
  const locale = useLocale();
  const { code } = languageOf(locale);
  const [checked, setChecked] = useState(asGuest);

  useEffect(() => {
    if (asGuest) return;
    const visitor = new AbortController();
    const { signal } = visitor;
    bffGet<{ data: ReservationDetail }>(`/api/hub/reservation/room/${reservationNo}?lang=${code}`, { signal })
      .then(({ data }) => (data.status === 'cancelled' ? onGone() : setChecked(true)))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        if (isProblemError(error, 'not_found')) onGone();
        // On any other failure nothing is booked a second time.
        else setChecked(true);
      });
    return () => visitor.abort();
  }, [reservationNo, asGuest, code, onGone]);

  if (!checked) {
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
