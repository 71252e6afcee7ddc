'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { ChangeAddresses } from '@/lib/booking/change-addresses';
import type { MemberPoints } from '@/lib/booking/point-choice';
import type { RoomToCancel } from '@/lib/booking/room-to-cancel';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { ChangeDates } from './change-dates';
import { ChangeStay, type ChangeStayProps } from './change-stay';
import { type PreferencesLoad, PreferencesProvider } from './preference-offer';

export interface ChangeReservationProps {
  reservation: ReservationDetail;
  /** Null for a guest, and where it is unknown. */
  points?: MemberPoints | null;
  preferences?: PreferencesLoad;
  addresses: ChangeAddresses;
  toCancel: RoomToCancel;
  /** Of `ChangeStay`. */
  isVerified?: boolean;
  roomTypes: ChangeStayProps['roomTypes'];
  today: string;
}

export function ChangeReservation(props: ChangeReservationProps) {
  const { reservation, points, preferences = null, addresses, toCancel, isVerified = false, roomTypes, today } = props;
  const locale = useLocale();
  const router = useRouter();
  const { nights, backHref, expiredHref } = addresses;
  const [isDone, setIsDone] = useState(false);
  // After the change the stay may no longer be changeable: still show the result.
  const isOver = reservation.guestsChangeableYn === 'N' && !isDone;
  useEffect(() => {
    if (isOver) router.replace(backHref);
  }, [isOver, router, backHref]);
  if (isOver) return null;
  return (
    <PreferencesProvider value={preferences}>
      <ChangeStay
        reservation={reservation}
        points={points}
        addresses={addresses}
        toCancel={toCancel}
        isVerified={isVerified}
        roomTypes={roomTypes}
        backHref={backHref}
        expiredHref={expiredHref}
        onOutdated={() => router.refresh()}
        onDone={() => {
          setIsDone(true);
          // Back must not show the stay as it was.
          router.refresh();
        }}
        renderDates={(wish, onPick) => (
          <ChangeDates
            locale={locale}
            today={today}
            reservation={reservation}
            nightsAddress={nights}
            expiredHref={expiredHref}
            dates={wish}
            rooms={wish.rooms}
            accessible={wish.accessible}
            onPick={onPick}
          />
        )}
      />
    </PreferencesProvider>
  );
}
