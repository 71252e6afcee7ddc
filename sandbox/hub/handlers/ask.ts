import type { WantedAsk } from '../../../lib/hub/contract/ask.ts';
import { limitMails } from '../member/mail-limits.ts';
import { type Mail, sendMail } from '../member/outbox.ts';
import { settle } from '../member/settlement.ts';
import { Refusal } from '../refusal.ts';
import type { Lang } from '../seed/texts.ts';
import type { AskRow } from '../stay/ask-store.ts';
import { takesAsks } from '../stay/ask-terms.ts';
import { describeAsk, describeChoices } from '../stay/ask-texts.ts';
import { makeAsk, withdrawAsk } from '../stay/asks.ts';
import { findReservation, type ReservationRow } from '../stay/reservation-store.ts';
import { findRoomType } from '../stay/room-type-index.ts';
import { spendingMails } from '../stay/spending-mails.ts';
import { askMail } from '../stay/stay-mails.ts';
import { requireValidStay } from '../stay/stay-rules.ts';
import { nowIso, type World } from '../world.ts';
import { finderOf } from './guest-reservation.ts';
import type { Call, Handlers } from './handler.ts';
import { viewerOf } from './viewer-of.ts';

type BookingAsks = Call<'bookingAsks' | 'guestBookingAsks'>['body'];

function optionsFor(world: World, membershipNo: string | null, body: BookingAsks) {
  const { hotelId, checkInDate: checkIn, checkOutDate: checkOut, rooms, lang } = body;
  requireValidStay(world, checkIn, checkOut);
  if (rooms.some(({ roomTypeId }) => findRoomType(roomTypeId)?.hotel.hotelId !== hotelId))
    throw new Refusal('NOT_FOUND');
  return { options: describeChoices(world, { membershipNo, hotelId, checkIn, checkOut, rooms }, lang) };
}

interface Done {
  readonly row: ReservationRow;
  readonly ask: AskRow;
  readonly isNew: boolean;
}

/**
 * @param familyId the member's session
 * @throws NOT_FOUND, NOT_CHANGEABLE, ASK_NOT_POSSIBLE (`data.reason`), IDENTITY_REQUIRED (`data.until`), POINTS_FROZEN, RATE_LIMITED
 */
function ask(
  world: World,
  find: () => ReservationRow | undefined,
  { kind, voucherId }: WantedAsk,
  familyId: string | null,
): Done {
  return world.db.immediate(() => {
    const row = find();
    if (!row) throw new Refusal('NOT_FOUND');
    if (!takesAsks(world, row)) throw new Refusal('NOT_CHANGEABLE');
    const made = makeAsk(world, row, { kind, voucherId }, { familyId });
    if (typeof made === 'string') throw new Refusal('ASK_NOT_POSSIBLE', { data: { reason: made } });
    if (made.isNew) limitMails(world, 'mail-changed', row.reservationNo);
    return { row, ...made };
  });
}

/** @throws NOT_FOUND, ASK_CLOSED, RATE_LIMITED */
function withdraw(world: World, find: () => ReservationRow | undefined, { kind }: WantedAsk): Done {
  return world.db.immediate(() => {
    const row = find();
    if (!row) throw new Refusal('NOT_FOUND');
    const withdrawn = withdrawAsk(world, row, kind);
    if (withdrawn.isNew) limitMails(world, 'mail-changed', row.reservationNo);
    return { row, ...withdrawn };
  });
}

const mailsOf = (world: World, { row, ask: made, isNew }: Done, lang: Lang): Mail[] =>
  isNew ? [askMail(world, row, made, lang)] : [];

export const askHandlers = {
  bookingAsks(call, world) {
    return optionsFor(world, viewerOf(call).membershipNo, call.body);
  },

  guestBookingAsks(call, world) {
    return optionsFor(world, null, call.body);
  },

  /** Runs inside the transaction of its idempotency key. */
  askForStay(call, world) {
    const member = viewerOf(call);
    const { membershipNo } = member;
    settle(world, membershipNo);
    const at = nowIso(world);
    const { familyId, body } = call;
    const find = () => findReservation(world, membershipNo, call.params.reservationNo);
    const done = ask(world, find, body, familyId);
    const { row, ask: made } = done;
    const action = { row, familyId, at, points: 0, voucherIds: [made.voucherId] };
    const mails = mailsOf(world, done, body.lang).flatMap((mail) =>
      spendingMails(world, member, action, mail, body.lang),
    );
    for (const mail of mails) sendMail(world, ...mail);
    return describeAsk(world, made, body.lang);
  },

  withdrawAsk(call, world) {
    const { membershipNo } = viewerOf(call);
    settle(world, membershipNo);
    const done = withdraw(world, () => findReservation(world, membershipNo, call.params.reservationNo), call.body);
    for (const mail of mailsOf(world, done, call.body.lang)) sendMail(world, ...mail);
    return describeAsk(world, done.ask, call.body.lang);
  },

  /** Runs inside the transaction of its idempotency key. */
  askForGuestStay(call, world) {
    const done = ask(world, finderOf(world, call.body.proof), call.body, null);
    for (const mail of mailsOf(world, done, call.body.lang)) sendMail(world, ...mail);
    return describeAsk(world, done.ask, call.body.lang);
  },

  withdrawGuestAsk(call, world) {
    const done = withdraw(world, finderOf(world, call.body.proof), call.body);
    for (const mail of mailsOf(world, done, call.body.lang)) sendMail(world, ...mail);
    return describeAsk(world, done.ask, call.body.lang);
  },
} satisfies Handlers;
