import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { ClaimableStays, ClaimDetail, ClaimSummary, createClaim } from '../../../lib/hub/contract/claim.ts';
import { Refusal } from '../refusal.ts';
import { claimDecidedEmail } from '../seed/centre-emails.ts';
import { hotels } from '../seed/hotels.ts';
import type { Lang } from '../seed/texts.ts';
import { addDays, daysBetween, type SeoulDay, seoulDayOf } from '../seoul-day.ts';
import { type ReservationRow, reservationsOf } from '../stay/reservation-store.ts';
import { findHotel } from '../stay/room-type-index.ts';
import { nowIso, today, type World } from '../world.ts';
import { attachmentsOf, useAttachments } from './attachments.ts';
import { type ClaimRow, claimsOf, insertClaim, moveClaim } from './claim-store.ts';
import { findMember } from './member-store.ts';
import { sendMail } from './outbox.ts';
import { CLAIM_DAYS, DECISION_DAYS } from './point-rules.ts';
import { postPoints } from './points.ts';
import { creditedFor, creditsFor, missingFor } from './stay-earnings.ts';

const HOUR_MS = 60 * 60_000;
/** The review begins a day after the request, and the decision comes two days later. */
const REVIEW_AFTER_MS = 24 * HOUR_MS;
const DECIDE_AFTER_MS = 72 * HOUR_MS;
const MAX_NIGHTS = 30;
/** For a night that the group's own books do not have, shown by a receipt. */
const POINTS_PER_PROVEN_NIGHT = 300;

const later = (instant: string, byMs: number): string => new Date(Date.parse(instant) + byMs).toISOString();

/** Makes the past stays of a member in a hotel such whose points never came. @returns their numbers */
export function forgetCredits(world: World, membershipNo: string, hotelId: string): string[] {
  return world.db.immediate(() => {
    const stays = reservationsOf(world, membershipNo).filter(
      (row) => row.hotelId === hotelId && row.status !== 'cancelled' && row.checkOut < today(world),
    );
    for (const stay of stays) {
      world.db.run(
        "UPDATE reservation SET status = 'stayed', earned_points = 0 WHERE reservation_no = ?",
        stay.reservationNo,
      );
      for (const { entryId } of creditsFor(world, stay)) {
        world.db.run('DELETE FROM point_tranche WHERE entry_id = ?', entryId);
        world.db.run('DELETE FROM point_entry WHERE entry_id = ?', entryId);
      }
    }
    return stays.map(({ reservationNo }) => reservationNo);
  });
}

type Decision = Pick<ClaimRow, 'points' | 'refusal'>;

function decide(world: World, claim: ClaimRow): Decision {
  const reservation = reservationsOf(world, claim.membershipNo).find(
    ({ reservationNo }) => reservationNo === claim.reservationNo,
  );
  if (reservation) {
    const owed = missingFor(world, reservation);
    return owed > 0 ? { points: owed, refusal: null } : { points: null, refusal: 'alreadyCredited' };
  }
  if (attachmentsOf(world, claim.claimNo).length === 0) return { points: null, refusal: 'noProof' };
  return { points: daysBetween(claim.checkIn, claim.checkOut) * POINTS_PER_PROVEN_NIGHT, refusal: null };
}

function settleClaim(world: World, claim: ClaimRow, nowMs: number): void {
  const waitedMs = nowMs - Date.parse(claim.receivedAt);
  const reviewingAt = later(claim.receivedAt, REVIEW_AFTER_MS);
  if (waitedMs < REVIEW_AFTER_MS) return;
  if (waitedMs < DECIDE_AFTER_MS) {
    if (claim.state === 'received') {
      moveClaim(world, claim, { ...claim, state: 'reviewing', reviewingAt });
    }
    return;
  }
  const decidedAt = later(claim.receivedAt, DECIDE_AFTER_MS);
  const { points, refusal } = decide(world, claim);
  const state = points === null ? 'refused' : 'done';
  if (!moveClaim(world, claim, { state, reviewingAt, decidedAt, points, refusal })) return;
  if (points !== null) {
    const { membershipNo, hotelId } = claim;
    postPoints(world, { membershipNo, at: decidedAt, kind: 'adjusted', points, textKey: 'correction', hotelId });
  }
  const { subject, text } = claimDecidedEmail(claim, { points, refusal });
  sendMail(world, findMember(world, claim.membershipNo)?.email ?? '', subject, text);
}

/** Brings the claims of a member up to the clock; what is granted is posted in the same transaction, once. */
export function settleClaims(world: World, membershipNo: string): void {
  world.db.immediate(() => {
    const nowMs = world.clock.now().getTime();
    for (const claim of claimsOf(world, membershipNo)) {
      if (claim.decidedAt === null) settleClaim(world, claim, nowMs);
    }
  });
}

interface ClaimedStay {
  readonly reservationNo: string | null;
  readonly hotelId: string;
  readonly checkIn: SeoulDay;
  readonly checkOut: SeoulDay;
}

type CreateClaim = z.output<(typeof createClaim)['body']>;

/** The stay that is meant: one of the member's own, also where some of its nights were typed. */
function stayOf(world: World, membershipNo: string, stay: CreateClaim['stay'], claims: readonly ClaimRow[]) {
  const own = reservationsOf(world, membershipNo);
  if (stay.kind === 'reservation') {
    const found = own.find(({ reservationNo }) => reservationNo === stay.reservationNo);
    if (!found) throw new Refusal('NOT_FOUND');
    if (found.status !== 'stayed') throw new Refusal('NOT_CLAIMABLE');
    return found;
  }
  const { hotelId, checkInDate: checkIn, checkOutDate: checkOut } = stay;
  const nights = daysBetween(checkIn, checkOut);
  if (!findHotel(hotelId) || nights < 1 || nights > MAX_NIGHTS || checkOut >= today(world)) {
    throw new Refusal('INVALID_STAY');
  }
  const isStayed = (row: ReservationRow) =>
    row.status === 'stayed' && row.hotelId === hotelId && row.checkIn < checkOut && checkIn < row.checkOut;
  const same = own.filter(isStayed);
  const isClaimed = ({ reservationNo }: ReservationRow) =>
    claims.some((claim) => claim.reservationNo === reservationNo);
  return same.find((row) => !isClaimed(row)) ?? same[0] ?? { reservationNo: null, hotelId, checkIn, checkOut };
}

/** Of one reservation there is one claim; of nights that were typed there is one in each hotel. */
function isSame(stay: ClaimedStay, claim: ClaimRow): boolean {
  if (stay.reservationNo !== null || claim.reservationNo !== null) return stay.reservationNo === claim.reservationNo;
  return claim.hotelId === stay.hotelId && claim.checkIn < stay.checkOut && stay.checkIn < claim.checkOut;
}

/** @throws NOT_FOUND, NOT_CLAIMABLE, INVALID_STAY, CLAIM_TOO_OLD, CLAIM_EXISTS, POINTS_ADDED, ATTACHMENT_GONE */
export function makeClaim(world: World, membershipNo: string, body: CreateClaim): ClaimRow {
  return world.db.immediate(() => {
    const claims = claimsOf(world, membershipNo);
    const { reservationNo, hotelId, checkIn, checkOut } = stayOf(world, membershipNo, body.stay, claims);
    const stay = { reservationNo, hotelId, checkIn, checkOut };
    if (checkOut < addDays(today(world), -CLAIM_DAYS)) throw new Refusal('CLAIM_TOO_OLD');
    const earlier = claims.find((claim) => isSame(stay, claim));
    if (earlier) throw new Refusal('CLAIM_EXISTS', { data: { claimNo: earlier.claimNo } });
    const reservation = reservationsOf(world, membershipNo).find((row) => row.reservationNo === reservationNo);
    const points = reservation ? creditedFor(world, reservation) : 0;
    if (body.reason === 'missing' && points > 0) throw new Refusal('POINTS_ADDED', { data: { points } });
    const claimNo = `C-${randomBytes(5).toString('hex').toUpperCase()}`;
    const { reason, text, expectedPoints, attachmentIds, lang } = body;
    insertClaim(world, {
      claimNo,
      membershipNo,
      ...stay,
      reason,
      text,
      expectedPoints,
      lang,
      receivedAt: nowIso(world),
    });
    useAttachments(world, membershipNo, attachmentIds, claimNo);
    return findClaim(world, membershipNo, claimNo);
  });
}

/** @throws NOT_FOUND for another member's */
export function findClaim(world: World, membershipNo: string, claimNo: string): ClaimRow {
  const claim = claimsOf(world, membershipNo).find((row) => row.claimNo === claimNo);
  if (!claim) throw new Refusal('NOT_FOUND');
  return claim;
}

export function summaryOf(claim: ClaimRow, lang: Lang): ClaimSummary {
  const { claimNo, state, receivedAt, reviewingAt, decidedAt, points, refusal, reservationNo, hotelId } = claim;
  return {
    claimNo,
    state,
    stay: {
      reservationNo,
      hotelId,
      hotelName: findHotel(hotelId)?.name[lang] ?? hotelId,
      checkInDate: claim.checkIn,
      checkOutDate: claim.checkOut,
    },
    receivedAt,
    reviewingAt,
    decidedAt,
    decisionBy: addDays(seoulDayOf(new Date(receivedAt)), DECISION_DAYS),
    points,
    refusal,
  };
}

export function claimDetailOf(world: World, claim: ClaimRow, lang: Lang): ClaimDetail {
  const { reason, text, expectedPoints } = claim;
  return { ...summaryOf(claim, lang), reason, text, expectedPoints, attachments: attachmentsOf(world, claim.claimNo) };
}

export function claimableStaysOf(world: World, membershipNo: string, lang: Lang): ClaimableStays {
  const claims = claimsOf(world, membershipNo);
  const checkOutFrom = addDays(today(world), -CLAIM_DAYS);
  return {
    stays: reservationsOf(world, membershipNo)
      .filter(({ status, checkOut }) => status === 'stayed' && checkOut >= checkOutFrom)
      .toSorted((a, b) => b.checkOut.localeCompare(a.checkOut))
      .map((row) => ({
        reservationNo: row.reservationNo,
        hotelId: row.hotelId,
        hotelName: findHotel(row.hotelId)?.name[lang] ?? row.hotelId,
        checkInDate: row.checkIn,
        checkOutDate: row.checkOut,
        earnedPoints: creditedFor(world, row),
        missingPoints: missingFor(world, row),
        claimNo: claims.find(({ reservationNo }) => reservationNo === row.reservationNo)?.claimNo ?? null,
      })),
    hotels: hotels.map(({ hotelId, name }) => ({ hotelId, hotelName: name[lang] })),
    checkOutFrom,
    checkOutUntil: addDays(today(world), -1),
    decisionDays: DECISION_DAYS,
  };
}
