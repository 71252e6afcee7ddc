import { addDays, earlierOf, isSeoulDay, type SeoulDay } from '@/lib/dates/day';
import { firstValue, type QueryValues } from '@/lib/routes/query-values';
import { readTypedDay } from '@/lib/stay/typed-day';

export interface TableRequest {
  party: number;
  date: SeoulDay | null;
  time: string | null;
  daysFrom: SeoulDay;
  changing: string | null;
}

export interface ReadTableRequest extends TableRequest {
  repaired: boolean;
  isTooLarge: boolean;
}

interface TableLimits {
  today: SeoulDay;
  maxParty: number;
  bookingDays: number;
  /** BCP 47: the day may be typed as the language writes it, where no script has read it. */
  locale: string;
}

export const DAYS_SHOWN = 14;
const USUAL_PARTY = 2;
const MOST_GUESTS = 99;

function readParty(text: string, maxParty: number): { party: number; repaired: boolean } {
  const usual = Math.min(USUAL_PARTY, maxParty);
  if (text === '') return { party: usual, repaired: false };
  const party = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return party >= 1 && party <= MOST_GUESTS ? { party, repaired: false } : { party: usual, repaired: true };
}

/** Nothing in it can stop the page. @param limits the Seoul day it is, and what the restaurant gives */
export function readTableParams(
  query: QueryValues,
  { today, maxParty, bookingDays, locale }: TableLimits,
): ReadTableRequest {
  const { party, repaired: partyRepaired } = readParty(firstValue(query, 'party') ?? '', maxParty);
  const dateText = firstValue(query, 'date') ?? '';
  const asked = readTypedDay(dateText, { from: today, today, locale });
  const date = asked !== null && asked >= today ? asked : null;
  const timeText = firstValue(query, 'time') ?? '';
  const time = date !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(timeText) ? timeText : null;
  const fromText = firstValue(query, 'from') ?? '';
  const lastFrom = addDays(today, Math.max(0, bookingDays - DAYS_SHOWN + 1));
  const wantedFrom = isSeoulDay(fromText) ? fromText : date === null ? today : addDays(date, -3);
  const changingText = firstValue(query, 'changing') ?? '';
  return {
    party,
    date,
    time,
    daysFrom: earlierOf(wantedFrom < today ? today : wantedFrom, lastFrom),
    changing: /^[A-Z0-9-]{6,20}$/.test(changingText) ? changingText : null,
    repaired: partyRepaired || (dateText !== '' && date === null),
    isTooLarge: party > maxParty,
  };
}

export function writeTableParams(request: Partial<Omit<TableRequest, 'daysFrom'>> & { daysFrom?: SeoulDay }): string {
  const params = new URLSearchParams();
  const { party, date, time, daysFrom, changing } = request;
  if (party !== undefined) params.set('party', String(party));
  if (date) params.set('date', date);
  if (time) params.set('time', time);
  if (daysFrom) params.set('from', daysFrom);
  if (changing) params.set('changing', changing);
  // A colon needs no escape in a query, and an hour is to be read.
  return params.toString().replaceAll('%3A', ':');
}
