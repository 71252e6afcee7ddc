import type { CreateGuestTableBody } from '../../lib/hub/contract/guest-table.ts';
import type { CreateTableReservationBody } from '../../lib/hub/contract/table-reservation.ts';
import { isClosed } from '../../sandbox/hub/dining/opening.ts';
import { findRestaurant } from '../../sandbox/hub/dining/restaurants.ts';
import { requiredTermIds } from '../../sandbox/hub/seed/terms.ts';
import { addDays, seoulDayOf } from '../../sandbox/hub/seoul-day.ts';
import type { RunningSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { type Answer, callHub, control } from './hub-caller.ts';

export interface TableWish {
  restaurantId: string;
  date: string;
  time: string;
  party: number;
}

/** A table for two in so many days, in Seoul, or on the day after where the hotel rests. */
export function tableIn(days: number, restaurantId = 'haeundae-dot', time = '18:30'): TableWish {
  const restaurant = findRestaurant(restaurantId);
  if (!restaurant) throw new Error(`no restaurant ${restaurantId}`);
  const wanted = addDays(seoulDayOf(new Date()), days);
  const date = isClosed(restaurant.dining, wanted) ? addDays(wanted, 1) : wanted;
  return { restaurantId, date, time, party: 2 };
}

/** The next day from so many days on at which the hotel rests. */
export function restDayOf(restaurantId: string, days = 1): string {
  const restaurant = findRestaurant(restaurantId);
  const from = addDays(seoulDayOf(new Date()), days);
  const found = Array.from({ length: 40 }, (_, index) => addDays(from, index)).find(
    (day) => restaurant && isClosed(restaurant.dining, day),
  );
  if (!found) throw new Error(`${restaurantId} never rests`);
  return found;
}

/** Leaves so many tables of a day, or of one seating, to those who book here. */
export async function leaveTables(
  sandbox: RunningSandbox,
  { restaurantId, date }: Pick<TableWish, 'restaurantId' | 'date'>,
  count: number,
  time?: string,
): Promise<void> {
  await control(sandbox, '/tables', { restaurantId, date, count, time });
}

export function bodyOf(wish: TableWish): CreateTableReservationBody {
  return {
    ...wish,
    guestFirstName: 'Sample',
    guestLastName: 'Guest',
    contact: { email: 'sample.guest@mail.example', mobile: '010-0000-0009' },
    occasion: 'none',
    requests: '',
    lang: 'en',
  };
}

/** The body of a booking that will be had: its day is emptied first. */
export async function tableBody(sandbox: RunningSandbox, wish: TableWish): Promise<CreateTableReservationBody> {
  await leaveTables(sandbox, wish, 100);
  return bodyOf(wish);
}

/** `tableBody` without a membership, with what has to be agreed to. */
export async function guestTableBody(sandbox: RunningSandbox, wish: TableWish): Promise<CreateGuestTableBody> {
  const consents = { requiredTermIds: requiredTermIds('dining'), optionalTermIds: [] };
  return { ...(await tableBody(sandbox, wish)), consents };
}

export function bookTable(
  sandbox: RunningSandbox,
  token: string,
  body: unknown,
  idempotencyKey?: string,
): Promise<Answer> {
  const headers = idempotencyKey ? { 'idempotency-key': idempotencyKey } : undefined;
  return callHub(sandbox, 'createTableReservation', { token, body, ...(headers ? { headers } : {}) });
}

export async function availabilityOf(sandbox: RunningSandbox, { restaurantId, date, party }: TableWish) {
  const answer = await callHub(sandbox, 'tableAvailability', {
    params: { restaurantId },
    query: { lang: 'en', date, party: String(party) },
  });
  if (answer.status !== 200) throw new Error(`Tables answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}
