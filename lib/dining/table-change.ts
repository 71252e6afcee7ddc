import type { ChangeTableReservationBody, TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { tidyText } from '@/lib/hub/contract/typed-text';
import type { LanguageCode } from '@/lib/i18n/languages';
import type { ChosenSeating, TableGuestForm } from './table-guest-form';

/** What a change of a table can change, and the revision that it is for. */
export type BookedTable = Pick<
  TableReservationDetail,
  'tableReservationNo' | 'revision' | 'date' | 'time' | 'party' | 'occasion' | 'requests'
>;
export type Seating = Pick<ChosenSeating, 'date' | 'time' | 'party'>;
type Wishes = Pick<BookedTable, 'occasion' | 'requests'>;

export function bookedTableOf(reservation: TableReservationDetail): BookedTable {
  const { tableReservationNo, revision, date, time, party, occasion, requests } = reservation;
  return { tableReservationNo, revision, date, time, party, occasion, requests };
}

/**
 * The seating for a table that was changed elsewhere meanwhile: what the guest has chosen stays, everything else is as the
 * table is now. Day and hour are one choice.
 * @param was the table for which `chosen` was chosen
 */
export function mergeSeating<Chosen extends Seating>(was: Seating, chosen: Chosen, now: Seating): Chosen {
  const keepsMoment = chosen.date === was.date && chosen.time === was.time;
  const { date, time } = keepsMoment ? now : chosen;
  return { ...chosen, date, time, party: chosen.party === was.party ? now.party : chosen.party };
}

/** The form for a table that was changed elsewhere meanwhile, by the rule of `mergeSeating`. */
export function mergeWishes<Wished extends Wishes>(was: Wishes, form: Wished, now: Wishes): Wished {
  return {
    ...form,
    occasion: form.occasion === was.occasion ? now.occasion : form.occasion,
    requests: tidyText(form.requests) === tidyText(was.requests) ? now.requests : form.requests,
  };
}

export function isAsBooked(booked: BookedTable, { date, time, party }: Seating, form: Wishes): boolean {
  return (
    date === booked.date &&
    time === booked.time &&
    party === booked.party &&
    form.occasion === booked.occasion &&
    tidyText(form.requests) === tidyText(booked.requests)
  );
}

/** The body of `changeTableReservation`: names and contact stay as they were. */
export function tableChangeBody(
  { date, time, party }: Seating,
  { occasion, requests }: TableGuestForm,
  { revision, lang }: { revision: number; lang: LanguageCode },
): ChangeTableReservationBody {
  return { date, time, party, occasion, requests: tidyText(requests), revision, lang };
}
