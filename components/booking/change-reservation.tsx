'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ChangeDates } from './change-dates';
import { ChangeStay, type ChangeStayProps } from './change-stay';
import { PreferencesContext, type PreferencesLoad } from './preference-offer';

export interface ChangeReservationProps extends Omit<ChangeStayProps, 'renderDates' | 'onDone' | 'onOutdated'> {
  preferences?: PreferencesLoad;
  today: string;
}

export function ChangeReservation({ preferences = null, today, ...stay }: ChangeReservationProps) {
  const { reservation, addresses } = stay;
  const router = useRouter();
  const { backHref } = addresses;
  const [isDone, setIsDone] = useState(false);
  // After the change the stay may no longer be changeable: still show the result.
  const isOver = reservation.guestsChangeableYn === 'N' && !isDone;
  useEffect(() => {
    if (isOver) router.replace(backHref);
  }, [isOver, router, backHref]);
  if (isOver) return null;
  return (
    <PreferencesContext value={preferences}>
      <ChangeStay
        {...stay}
        onOutdated={() => router.refresh()}
        onDone={() => {
          setIsDone(true);
          // Back must not show the stay as it was.
          router.refresh();
        }}
        renderDates={(wish, onPick) => (
          <ChangeDates today={today} reservation={reservation} addresses={addresses} wish={wish} onPick={onPick} />
        )}
      />
    </PreferencesContext>
  );
}
