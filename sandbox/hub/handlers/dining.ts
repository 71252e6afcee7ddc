import { seoulDay } from '../../../lib/hub/contract/common.ts';
import { alternativesFor, shownSeatings, tableDay } from '../dining/availability.ts';
import { timeOf } from '../dining/opening.ts';
import { restaurantDetailOf, restaurantSummaryOf, tableDetailOf, tableSummaryOf } from '../dining/restaurant-texts.ts';
import {
  findRestaurant,
  isBookable,
  type Restaurant,
  restaurants,
  restaurantsByRegion,
  restaurantsOfHotel,
} from '../dining/restaurants.ts';
import { bookTable, cancelTable, changeTable, isOver, restaurantOf } from '../dining/table-booking.ts';
import { type TableEvent, tableEmail } from '../dining/table-emails.ts';
import {
  findTableReservation,
  type TableReservationRow,
  tableReservationsOf,
} from '../dining/table-reservation-store.ts';
import { limitMails } from '../member/mail-limits.ts';
import { type Mail, mailTo, sendMail } from '../member/outbox.ts';
import { Refusal } from '../refusal.ts';
import { linkTo } from '../seed/mail-words.ts';
import { type RegionCode, regions } from '../seed/regions.ts';
import type { Lang } from '../seed/texts.ts';
import { addDays } from '../seoul-day.ts';
import { findHotel } from '../stay/room-type-index.ts';
import type { World } from '../world.ts';
import type { Handlers } from './handler.ts';
import { viewerOf } from './viewer-of.ts';

const USUAL_DAY_COUNT = 14;

function requireRestaurant(restaurantId: string): Restaurant {
  const restaurant = findRestaurant(restaurantId);
  if (!restaurant) throw new Refusal('NOT_FOUND');
  return restaurant;
}

function asked({ hotelId, region }: { hotelId?: string | undefined; region?: string | undefined }) {
  if (hotelId === undefined) return region === undefined ? restaurants : (restaurantsByRegion.get(region) ?? []);
  if (!findHotel(hotelId)) throw new Refusal('NOT_FOUND');
  const ofHotel = restaurantsOfHotel(hotelId);
  return region === undefined ? ofHotel : ofHotel.filter(({ hotel }) => hotel.region === region);
}

/** Coming tables first, the next one on top; then past and cancelled ones, the latest on top. */
function byNearness(world: World) {
  const isAhead = (row: TableReservationRow) => row.status === 'confirmed' && !isOver(world, row);
  const momentOf = ({ date, starts }: TableReservationRow) => `${date} ${timeOf(starts)}`;
  return (a: TableReservationRow, b: TableReservationRow): number => {
    if (isAhead(a) !== isAhead(b)) return isAhead(a) ? -1 : 1;
    const order = momentOf(a).localeCompare(momentOf(b));
    return isAhead(a) ? order : -order;
  };
}

/** @param besides a table that is to be moved: its place counts as free */
function tableDaysOf(
  world: World,
  restaurant: Restaurant,
  query: { lang: Lang; date: string; party: number; daysFrom?: string | undefined; dayCount?: number | undefined },
  besides?: string,
) {
  const { lang, date, party, daysFrom = date, dayCount = USUAL_DAY_COUNT } = query;
  if (!isBookable(restaurant)) throw new Refusal('INVALID_SEATING');
  const wish = { restaurant, date, party, besides };
  // The first question about a day stores its bookings: one transaction for all of them.
  return world.db.immediate(() => {
    const day = tableDay(world, wish);
    return {
      date,
      party,
      state: day.state,
      seatings: shownSeatings(day),
      // The contract knows no days after 2099.
      days: Array.from({ length: dayCount }, (_, index) => addDays(daysFrom, index))
        .filter((each) => seoulDay.safeParse(each).success)
        .map((each) => ({ date: each, state: tableDay(world, { ...wish, date: each }).state })),
      alternatives: day.state === 'free' ? [] : alternativesFor(world, wish, lang),
    };
  });
}

/** Of which member, null without a membership, and which table. */
interface TableKey {
  membershipNo: string | null;
  tableReservationNo: string;
}

const ownTable = (call: Parameters<typeof viewerOf>[0] & { params: { tableReservationNo: string } }): TableKey => ({
  membershipNo: viewerOf(call).membershipNo,
  tableReservationNo: call.params.tableReservationNo,
});

export function requireTable(world: World, { membershipNo, tableReservationNo }: TableKey): TableReservationRow {
  const row = findTableReservation(world, membershipNo, tableReservationNo);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

function tableMail(world: World, row: TableReservationRow, event: TableEvent, lang: Lang): Mail {
  const number = row.tableReservationNo;
  const booker = row.membershipNo === null ? 'guest' : 'member';
  const link = linkTo(world.webOrigin, { kind: 'table', number, booker }, lang);
  return mailTo(row.email, tableEmail(event, tableDetailOf(world, row, lang), { link, booker }, lang));
}

export function bookedTable(...[world, membershipNo, body, consents]: Parameters<typeof bookTable>) {
  const { date, time, party, lang } = body;
  const { tableReservationNo } = bookTable(world, membershipNo, body, consents);
  const row = requireTable(world, { membershipNo, tableReservationNo });
  return { booked: { tableReservationNo, date, time, party }, mail: tableMail(world, row, 'booked', lang) };
}

export function daysToMoveTo(world: World, table: TableKey, wish: Parameters<typeof tableDaysOf>[2]) {
  const row = requireTable(world, table);
  return tableDaysOf(world, restaurantOf(row), wish, row.tableReservationNo);
}

export function movedTable(world: World, table: TableKey, body: Parameters<typeof changeTable>[3]) {
  const { date, time, party, lang } = body;
  const { tableReservationNo, revision } = changeTable(world, table.membershipNo, table.tableReservationNo, body);
  const mail = tableMail(world, requireTable(world, table), 'changed', lang);
  return { moved: { tableReservationNo, date, time, party, revision }, mail };
}

/** A repeated cancellation brings no email. */
export function cancelledTable(world: World, table: TableKey, expectedFeeKrw: number, lang: Lang) {
  const before = findTableReservation(world, table.membershipNo, table.tableReservationNo);
  const cancelled = cancelTable(world, table.membershipNo, table.tableReservationNo, expectedFeeKrw);
  if (before?.status !== 'confirmed') return { cancelled, mail: null };
  return { cancelled, mail: tableMail(world, requireTable(world, table), 'cancelled', lang) };
}

/** @throws NOT_FOUND unless it is confirmed and still to come, RATE_LIMITED */
export function tableMailAgain(world: World, table: TableKey, lang: Lang): Mail {
  const row = requireTable(world, table);
  if (row.status !== 'confirmed' || isOver(world, row)) throw new Refusal('NOT_FOUND');
  limitMails(world, 'mail-again', row.tableReservationNo);
  return tableMail(world, row, 'again', lang);
}

export const diningHandlers = {
  listRestaurants({ query: { lang, hotelId, region, page, pageSize } }) {
    const found = asked({ hotelId, region });
    const from = (page - 1) * pageSize;
    return {
      restaurants: found.slice(from, from + pageSize).map((restaurant) => restaurantSummaryOf(restaurant, lang)),
      total: found.length,
      regions: [...restaurantsByRegion].map(([detail, { length }]) => ({
        detail,
        name: regions[detail as RegionCode][lang],
        restaurantCount: length,
      })),
    };
  },

  restaurantDetail({ params: { restaurantId }, query: { lang } }) {
    return restaurantDetailOf(requireRestaurant(restaurantId), lang);
  },

  tableAvailability({ params: { restaurantId }, query }, world) {
    return tableDaysOf(world, requireRestaurant(restaurantId), query);
  },

  /** Runs inside the transaction of its idempotency key. */
  createTableReservation(call, world) {
    const { booked, mail } = bookedTable(world, viewerOf(call).membershipNo, call.body);
    sendMail(world, ...mail);
    return booked;
  },

  listTableReservations(call, world) {
    const { membershipNo } = viewerOf(call);
    return {
      tableReservations: tableReservationsOf(world, membershipNo)
        .sort(byNearness(world))
        .map((row) => tableSummaryOf(world, row, call.query.lang)),
    };
  },

  tableReservationDetail(call, world) {
    return tableDetailOf(world, requireTable(world, ownTable(call)), call.query.lang);
  },

  tableChangeAvailability(call, world) {
    return daysToMoveTo(world, ownTable(call), call.query);
  },

  changeTableReservation(call, world) {
    const { moved, mail } = movedTable(world, ownTable(call), call.body);
    sendMail(world, ...mail);
    return moved;
  },

  cancelTableReservation(call, world) {
    const { cancelled, mail } = cancelledTable(world, ownTable(call), call.body.expectedFeeKrw, call.language);
    if (mail) sendMail(world, ...mail);
    return cancelled;
  },

  mailTable(call, world) {
    sendMail(world, ...tableMailAgain(world, ownTable(call), call.body.lang));
    return {};
  },
} satisfies Handlers;
