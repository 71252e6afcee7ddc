import 'server-only';
import * as z from 'zod';
import type { RouteContext, RouteResult } from '@/lib/bff/handle-route';
import { idempotencyKeyOf } from '@/lib/bff/idempotency-key';
import { rememberAddress } from '@/lib/bff/known-addresses';
import { type Held, limitHeld } from '@/lib/bff/limit-held';
import { ProblemError } from '@/lib/bff/problem-error';
import { limitByAccount, limitMessage } from '@/lib/bff/rate-limit';
import { addressCounts } from '@/lib/bff/visitor-key';
import { countNights, daysFrom, type SeoulDay } from '@/lib/dates/day';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import type { guestProof } from '@/lib/hub/contract/guest-call';
import {
  cancelGuestReservation,
  changeGuestReservation,
  createGuestReservation,
  guestReservationDetail,
  guestReservationNights,
  lookUpReservation,
  mailGuestNumbers,
  mailGuestReservation,
  quoteGuestChange,
} from '@/lib/hub/contract/guest-reservation';
import {
  cancelGuestTable,
  changeGuestTable,
  createGuestTable,
  guestTableDetail,
  mailGuestTable,
} from '@/lib/hub/contract/guest-table';
import { reservationNo } from '@/lib/hub/contract/reservation';
import { askForGuestStay, withdrawGuestAsk } from '@/lib/hub/contract/stay-ask';
import { callEndpoint, callHub } from '@/lib/hub/hub-client';
import { type StayDates, stayLimits } from '@/lib/stay/stay';
import {
  clearedGuestProofCookie,
  type GuestProof,
  guestProofCookie,
  guestProofOf,
  guestProofOfRequest,
} from './guest-proof';
import { spelledNumber } from './look-up-schema';

export const guestBookingBody = createGuestReservation.body.omit({ bookedFrom: true });
export const guestTableBody = createGuestTable.body.omit({ bookedFrom: true });
export const lostNumberBody = mailGuestNumbers.body;
export const lookUpBody = lookUpReservation.body.extend({
  // Typed from a letter or a telephone call: case, hyphens and spaces say nothing, and tries are counted without them.
  reservationNo: z.string().max(100).transform(spelledNumber).pipe(reservationNo),
});
type BookedFrom = z.input<(typeof createGuestReservation)['body']>['bookedFrom'];
type Context<Body extends z.ZodType> = RouteContext<z.infer<Body>>;

/** The hub counts by it; it learns no address. */
const bookedFrom = () =>
  Object.fromEntries(addressCounts('booked from').map(({ scope, key }) => [scope, key])) as BookedFrom;

/** Tries of the number from other addresses do not make the guest wait at a look-up from this one. */
const rememberGuest = (number: string) => rememberAddress('reservation', spelledNumber(number));

/** Another tab may have found another one. @throws ProblemError `forbidden` with PROOF_EXPIRED without a proof */
async function guestProofFor({ request }: RouteContext<unknown>): Promise<GuestProof> {
  const proof = await guestProofOfRequest(request);
  if (proof === null || proof.reservationNo !== new URL(request.url).searchParams.get('of'))
    throw new ProblemError('forbidden', { hubCode: 'PROOF_EXPIRED', nothingDone: true });
  return proof;
}

const nightsOf = ({ checkInDate, checkOutDate }: StayDates) =>
  daysFrom(checkInDate, Math.min(countNights(checkInDate, checkOutDate), stayLimits.maxNights));

const roomsOf = (stay: StayDates & { hotelId: string; rooms: readonly unknown[] }): Held => ({
  kind: 'guestRooms',
  placeId: stay.hotelId,
  days: nightsOf(stay),
  count: stay.rooms.length,
});
const tableOf = ({ restaurantId, date }: { restaurantId: string; date: SeoulDay }): Held => ({
  kind: 'guestTables',
  placeId: restaurantId,
  days: [date],
  count: 1,
});

const keyed = ({ request, hub }: RouteContext<unknown>) => ({
  ...hub,
  idempotencyKey: idempotencyKeyOf(request.headers),
});

export async function bookAsGuest(context: Context<typeof guestBookingBody>): Promise<RouteResult> {
  await limitMessage(createGuestReservation, undefined);
  const body = { ...context.body, bookedFrom: bookedFrom() };
  const { data } = await limitHeld(roomsOf(body), () => callHub(createGuestReservation, { ...keyed(context), body }));
  const { reservationNo: number, totalKrw } = data;
  await rememberGuest(number);
  return { body: { data: { reservationNo: number, totalKrw } }, cookies: [await guestProofCookie(guestProofOf(data))] };
}

export async function bookTableAsGuest(context: Context<typeof guestTableBody>): Promise<RouteResult> {
  await limitMessage(createGuestTable, undefined);
  const body = { ...context.body, bookedFrom: bookedFrom() };
  const { data } = await limitHeld(tableOf(body), () => callHub(createGuestTable, { ...keyed(context), body }));
  const { tableReservationNo } = data;
  await rememberGuest(tableReservationNo);
  const proof = guestProofOf({ ...data, reservationNo: tableReservationNo, kind: 'table' });
  return { body: { data: { tableReservationNo } }, cookies: [await guestProofCookie(proof)] };
}

/** Finds a reservation; whatever is wrong with number, name or contact is one `not_found`. */
export async function lookUp(context: Context<typeof lookUpBody>): Promise<RouteResult> {
  const { data } = await callHub(lookUpReservation, { ...context.hub, body: context.body });
  return {
    body: { data: { reservationNo: data.reservationNo } },
    cookies: [await guestProofCookie(guestProofOf(data))],
  };
}

/** Mails a guest's reservation numbers. Answers `{ mailed: true }` in any case: only the mail says more. */
export async function mailNumbers(context: Context<typeof lostNumberBody>): Promise<RouteResult> {
  await limitMessage(mailGuestNumbers, undefined);
  await callHub(mailGuestNumbers, { ...context.hub, body: context.body });
  return { body: { mailed: true } };
}

type ProvenEntry = Endpoint & { body: z.ZodObject<{ proof: typeof guestProof }> };
type Proven = { proof: string } & RouteContext<unknown>['hub'];

/**
 * A route's call under the proof that this browser holds. @param ofTable its entry where a table is held
 * @param newlyHeld what a change asks for that the reservation does not have yet
 */
function withProof<E extends ProvenEntry>(
  entry: E,
  ofTable: ProvenEntry = entry,
  newlyHeld?: (body: Omit<z.output<E['body']>, 'proof'>, proven: Proven) => Promise<Held>,
) {
  return {
    body: entry.body.omit({ proof: true }) as unknown as z.ZodType<Omit<z.output<E['body']>, 'proof'>>,
    run: async (context: RouteContext<Omit<z.output<E['body']>, 'proof'>>): Promise<RouteResult> => {
      const { proof, booked, reservationNo: number } = await guestProofFor(context);
      const called = booked === 'table' ? ofTable : entry;
      await limitMessage(called, undefined);
      const call = () =>
        callEndpoint(called, { body: { ...context.body, proof } }, called.idempotent ? keyed(context) : context.hub);
      const held = await newlyHeld?.(context.body, { proof, ...context.hub });
      const limited = () => (held ? limitHeld(held, call) : call());
      const { data } = await (called.sends ? limitByAccount('reservationMail', number, limited) : limited());
      return { body: { data } };
    },
  };
}

export const mailAsGuest = withProof(mailGuestReservation, mailGuestTable);
export const cancelAsGuest = withProof(cancelGuestReservation, cancelGuestTable);
export const askAsGuest = withProof(askForGuestStay);
export const withdrawAskAsGuest = withProof(withdrawGuestAsk);
export const nightsAsGuest = withProof(guestReservationNights);
export const quoteAsGuest = withProof(quoteGuestChange);
export const changeAsGuest = withProof(changeGuestReservation, undefined, async (wish, { proof, ...call }) => {
  const { data } = await callHub(guestReservationDetail, { ...call, body: { proof, lang: wish.lang } });
  const before = nightsOf(data);
  const held = roomsOf({ ...wish, hotelId: data.hotelId });
  return { ...held, days: held.days.filter((night) => !before.includes(night)) };
});
export const changeTableAsGuest = withProof(changeGuestTable, undefined, async (wish, { proof, ...call }) => {
  const { data } = await callHub(guestTableDetail, { ...call, body: { proof, lang: wish.lang } });
  const held = tableOf({ ...wish, restaurantId: data.restaurantId });
  return { ...held, days: held.days.filter((day) => day !== data.date) };
});

export const leaveReservation = async (): Promise<RouteResult> => ({ body: {}, cookies: [clearedGuestProofCookie()] });
