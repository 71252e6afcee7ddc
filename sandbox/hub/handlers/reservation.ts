import { vouchersForStay } from '../member/booking-vouchers.ts';
import { sendMail } from '../member/outbox.ts';
import { settle } from '../member/settlement.ts';
import { Refusal } from '../refusal.ts';
import { voucherTexts, voucherUseOf } from '../seed/voucher-texts.ts';
import { asksOf } from '../stay/ask-store.ts';
import { bookRooms } from '../stay/booking.ts';
import { cancelReservation } from '../stay/cancelling.ts';
import { changeCalendar } from '../stay/change-calendar.ts';
import { changeReservation, quoteChange } from '../stay/changing.ts';
import { findReservation, type ReservationRow, reservationsOf } from '../stay/reservation-store.ts';
import { describeReservation, summarise } from '../stay/reservation-texts.ts';
import { priceRoom, sumOf } from '../stay/room-pricing.ts';
import { spendingMails } from '../stay/spending-mails.ts';
import { cancelledStayMail, changedStayMail, stayMail, stayMailAgain } from '../stay/stay-mails.ts';
import { requireValidStay } from '../stay/stay-rules.ts';
import { nowIso, type World } from '../world.ts';
import type { Handlers } from './handler.ts';
import { viewerOf } from './viewer-of.ts';

/** Coming stays first, the next one on top; then past and cancelled ones, the latest on top. */
function byNearness(a: ReservationRow, b: ReservationRow): number {
  const isAhead = (row: ReservationRow): boolean => row.status === 'confirmed';
  if (isAhead(a) !== isAhead(b)) return isAhead(a) ? -1 : 1;
  return isAhead(a) ? a.checkIn.localeCompare(b.checkIn) : b.checkIn.localeCompare(a.checkIn);
}

function requireReservation(
  world: World,
  { membershipNo }: { membershipNo: string },
  reservationNo: string,
): ReservationRow {
  const row = findReservation(world, membershipNo, reservationNo);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

export const reservationHandlers = {
  /** Runs inside the transaction of its idempotency key. */
  createReservation(call, world) {
    const member = viewerOf(call);
    // Points that have run out are written off before any are spent.
    settle(world, member.membershipNo);
    const at = nowIso(world);
    const { familyId, body } = call;
    const booked = bookRooms(world, member, body, familyId);
    const row = requireReservation(world, member, booked.reservationNo);
    const voucherIds = [row, ...asksOf(world, row.reservationNo)].map(({ voucherId }) => voucherId);
    const action = { row, familyId, at, points: booked.points, voucherIds };
    const mails = spendingMails(world, member, action, stayMail(world, row, 'booked', body.lang), body.lang);
    for (const mail of mails) sendMail(world, ...mail);
    return booked;
  },

  bookingVouchers(call, world) {
    const { membershipNo } = viewerOf(call);
    const { hotelId, checkInDate, checkOutDate, lang } = call.body;
    requireValidStay(world, checkInDate, checkOutDate);
    const totalKrw = sumOf(call.body.rooms.map((room) => priceRoom(world, call.body, room)));
    return {
      totalKrw,
      vouchers: vouchersForStay(world, membershipNo, { hotelId, checkInDate, totalKrw }).map(
        ({ voucherId, kind, validUntil, discountKrw, obstacle }) => ({
          voucherId,
          name: voucherTexts[kind].name[lang],
          description: voucherTexts[kind].description[lang],
          validUntil,
          use: voucherUseOf(kind),
          discountKrw,
          obstacle,
        }),
      ),
    };
  },

  listReservations(call, world) {
    const { membershipNo } = viewerOf(call);
    settle(world, membershipNo);
    return {
      reservations: reservationsOf(world, membershipNo)
        .sort(byNearness)
        .map((row) => summarise(world, row, call.query.lang)),
    };
  },

  reservationDetail(call, world) {
    const { membershipNo } = viewerOf(call);
    settle(world, membershipNo);
    const row = requireReservation(world, { membershipNo }, call.params.reservationNo);
    return describeReservation(world, row, call.query.lang);
  },

  cancelReservation(call, world) {
    const { membershipNo } = viewerOf(call);
    settle(world, membershipNo);
    const find = () => findReservation(world, membershipNo, call.params.reservationNo);
    const before = find();
    const cancelled = cancelReservation(world, find, call.body.expectedFeeKrw);
    if (before?.status === 'confirmed') sendMail(world, ...cancelledStayMail(world, before, cancelled, call.language));
    return cancelled;
  },

  reservationNights(call, world) {
    const { membershipNo } = viewerOf(call);
    settle(world, membershipNo);
    return changeCalendar(world, findReservation(world, membershipNo, call.params.reservationNo), call.body);
  },

  quoteChange(call, world) {
    const { membershipNo } = viewerOf(call);
    settle(world, membershipNo);
    return quoteChange(world, () => findReservation(world, membershipNo, call.params.reservationNo), call.body);
  },

  /** Runs inside the transaction of its idempotency key. */
  changeReservation(call, world) {
    const member = viewerOf(call);
    settle(world, member.membershipNo);
    const at = nowIso(world);
    const { familyId, body } = call;
    const find = () => findReservation(world, member.membershipNo, call.params.reservationNo);
    const { spentPoints, ...changed } = changeReservation(world, find, body, familyId);
    const row = requireReservation(world, member, changed.reservationNo);
    const action = { row, familyId, at, points: spentPoints, voucherIds: [] };
    const mails = spendingMails(world, member, action, changedStayMail(world, row, body), body.lang);
    for (const mail of mails) sendMail(world, ...mail);
    return changed;
  },

  mailReservation(call, world) {
    const { membershipNo } = viewerOf(call);
    settle(world, membershipNo);
    const row = requireReservation(world, { membershipNo }, call.params.reservationNo);
    sendMail(world, ...stayMailAgain(world, row, call.body.lang));
    return {};
  },
} satisfies Handlers;
