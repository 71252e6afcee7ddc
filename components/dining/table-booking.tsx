'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { showResult } from '@/components/ui/show-result';
import { GUEST_OWNER } from '@/lib/booking/booking-visit';
import type { ShownTerm } from '@/lib/booking/guest-form';
import { useVisit } from '@/lib/booking/use-visit';
import { type BookedTable, isAsBooked, mergeSeating, tableChangeBody } from '@/lib/dining/table-change';
import {
  type ChosenSeating,
  guestTableReservationBody,
  type TableGuestForm,
  tableReservationBody,
  withTableDefaults,
} from '@/lib/dining/table-guest-form';
import { writeTableParams } from '@/lib/dining/table-params';
import { seatingName, tableVisitKey, tableVisitStore } from '@/lib/dining/table-visit';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { TableAlreadyBooked, TableFailureNotice } from './table-failure-notice';
import { TableGuestFields } from './table-guest-fields';
import { useBookTable } from './use-book-table';

export interface TableBookingProps {
  seating: ChosenSeating;
  /** Membership number, or `GUEST_OWNER`. */
  owner: string;
  changing: BookedTable | null;
  terms: readonly ShownTerm[];
  /** Defaults from the profile, or from the table that is moved. */
  prefilled: TableGuestForm;
}

export function TableBooking({ seating, owner, changing, terms, prefilled }: TableBookingProps) {
  const locale = useLocale();
  const { code: lang } = languageOf(locale);
  const booker = owner === GUEST_OWNER ? 'guest' : 'member';
  const number = changing?.tableReservationNo ?? null;
  const key = tableVisitKey(seating.restaurantId, number, owner);
  const guestKey = booker === 'member' ? tableVisitKey(seating.restaurantId, number, GUEST_OWNER) : null;
  // The form of another seating is another one.
  const [chosen] = useState(seating);
  const [booked, movedTo] = usePresentTable(seating, changing);
  const { visit, restoredForm, update, startOver } = useVisit(tableVisitStore, {
    key,
    owner,
    chosen,
    guestKey,
    booked,
  });
  const router = useRouter();
  const [loading, startLoading] = useTransition();
  const { send, wasMade, pending, failed, bookAgain, leaveChanged } = useBookTable(update, {
    seating,
    owner,
    changing: number,
    onOutdated: () => startLoading(() => router.refresh()),
  });
  const href =
    movedTo &&
    localizedPath(
      locale,
      paths.restaurantTable(seating.restaurantId, writeTableParams({ ...movedTo, changing: number })),
    );
  useEffect(() => {
    if (href !== null) startLoading(() => router.replace(href, { scroll: false }));
  }, [href, router]);
  const isMade = visit?.meanwhile === 'made';
  const leaveMade = () => {
    if (number !== null) startLoading(() => leaveChanged(number));
  };
  const leaveOnceMade = useEffectEvent(leaveMade);
  useEffect(() => {
    if (isMade) leaveOnceMade();
  }, [isMade]);
  // A new object at each press, so that a repeated answer is shown again.
  const [nothingChanged, setNothingChanged] = useState<{ kind: 'nothingChanged' } | null>(null);
  const changedMeanwhile = visit?.meanwhile === 'merged';
  const trouble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (nothingChanged !== null || changedMeanwhile) showResult(trouble.current);
  }, [nothingChanged, changedMeanwhile]);

  if (visit?.tableReservationNo && !pending && changing === null) {
    const bookAnother = () => {
      bookAgain();
      startOver();
    };
    return <TableAlreadyBooked tone="success" number={visit.tableReservationNo} onAgain={bookAnother} />;
  }
  const bodyOf = (form: TableGuestForm, revision: number | undefined) => {
    if (changing !== null) return tableChangeBody(seating, form, { revision: revision ?? changing.revision, lang });
    return booker === 'guest'
      ? guestTableReservationBody(seating, form, terms, lang)
      : tableReservationBody(seating, form, lang);
  };
  const confirm = (form: TableGuestForm) => {
    if (!visit) return;
    if (booked !== null && isAsBooked(booked, seating, form)) {
      if (wasMade(bodyOf(form, booked.revision))) leaveMade();
      else setNothingChanged({ kind: 'nothingChanged' });
      return;
    }
    setNothingChanged(null);
    update({ meanwhile: null });
    send(bodyOf(form, visit.booked?.revision));
  };
  // Whether it is a conflict shows when the table is loaded again.
  const answered = loading && failed?.failure.kind === 'changedMeanwhile' ? null : failed?.failure;
  const failure = nothingChanged ?? answered ?? (changedMeanwhile ? { kind: 'changedMeanwhile' as const } : null);
  return (
    <TableGuestFields
      key={restoredForm ? `restored-${visit?.booked?.revision}` : 'prefilled'}
      initial={restoredForm ? withTableDefaults(restoredForm, prefilled) : prefilled}
      isChange={changing !== null}
      terms={terms}
      pending={pending || loading}
      failure={
        failure && (
          <div ref={trouble} tabIndex={-1}>
            <TableFailureNotice
              failed={{ failure, messageKey: failed?.messageKey ?? 'conflict' }}
              seating={seating}
              changing={number}
              booker={booker}
              onBookAgain={bookAgain}
            />
          </div>
        )
      }
      onDraft={(form) => update({ form })}
      onComplete={confirm}
    />
  );
}

/**
 * The table that is moved, the same object until its revision changes, and the seating for it where that is not the chosen
 * one any more: another tab has moved the table, and the guest had left its seating as it was.
 */
function usePresentTable(seating: ChosenSeating, changing: BookedTable | null) {
  const [present, setPresent] = useState({ booked: changing, seating });
  const { booked } = present;
  if (booked !== null && changing !== null && booked.revision !== changing.revision) {
    setPresent({ booked: changing, seating: mergeSeating(booked, seating, changing) });
  }
  return [booked, seatingName(present.seating) === seatingName(seating) ? null : present.seating] as const;
}
