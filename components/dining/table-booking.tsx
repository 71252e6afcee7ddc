'use client';

import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { GUEST_OWNER } from '@/lib/booking/booking-visit';
import type { ShownTerm } from '@/lib/booking/guest-form';
import { useVisit } from '@/lib/booking/use-visit';
import {
  type ChosenSeating,
  guestTableBody,
  type TableGuestForm,
  tableChangeBody,
  tableReservationBody,
  withTableDefaults,
} from '@/lib/dining/table-guest-form';
import { seatingName, tableVisitKey, tableVisitStore } from '@/lib/dining/table-visit';
import { languageOf } from '@/lib/i18n/languages';
import { TableAlreadyBooked } from './table-already-booked';
import { TableFailureNotice } from './table-failure-notice';
import { TableGuestFields } from './table-guest-fields';
import { useBookTable } from './use-book-table';

export interface TableBookingProps {
  seating: ChosenSeating;
  /** Membership number, or `GUEST_OWNER`. */
  owner: string;
  /** Number of the table that is moved; null for a new one. */
  changing: string | null;
  terms: readonly ShownTerm[];
  /** Defaults from the profile, or from the table that is moved. */
  prefilled: TableGuestForm;
}

export function TableBooking({ seating, owner, changing, terms, prefilled }: TableBookingProps) {
  const { code } = languageOf(useLocale());
  const booker = owner === GUEST_OWNER ? 'guest' : 'member';
  const key = tableVisitKey(seating.restaurantId, changing, owner);
  const guestKey = booker === 'member' ? tableVisitKey(seating.restaurantId, changing, GUEST_OWNER) : null;
  const seatingKey = seatingName(seating);
  const store = useMemo(
    () => tableVisitStore({ key, owner, seating: seatingKey, guestKey }),
    [key, owner, seatingKey, guestKey],
  );
  const { visit, restoredForm, update, startOver } = useVisit(store);
  const { send, pending, failed, bookAnew } = useBookTable(update, { seating, owner, changing });

  if (visit?.tableReservationNo && !pending && changing === null) {
    const bookAgain = () => {
      bookAnew();
      startOver();
    };
    return <TableAlreadyBooked number={visit.tableReservationNo} onAgain={bookAgain} />;
  }
  const bodyOf = (form: TableGuestForm) => {
    if (changing !== null) return tableChangeBody(seating, form, code);
    return booker === 'guest' ? guestTableBody(seating, form, terms, code) : tableReservationBody(seating, form, code);
  };
  const confirm = (form: TableGuestForm) => {
    if (!visit) return;
    send(bodyOf(form));
  };
  return (
    <TableGuestFields
      key={restoredForm ? 'restored' : 'prefilled'}
      initial={restoredForm ? withTableDefaults(restoredForm, prefilled) : prefilled}
      isChange={changing !== null}
      terms={terms}
      pending={pending}
      failure={
        failed && (
          <TableFailureNotice failed={failed} seating={seating} changing={changing} booker={booker} onAnew={bookAnew} />
        )
      }
      onDraft={(form) => update({ form })}
      onComplete={confirm}
    />
  );
}
