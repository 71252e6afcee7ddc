import { createHash, timingSafeEqual } from 'node:crypto';
import { noteAttempt, recentAttempts } from '../member/attempts.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { findGuestReservation, type ReservationRow, roomsOfReservation } from './reservation-store.ts';

/** Look-ups of one number within ten minutes that found nothing. */
export const LOOKUP_TRIES = 10;

const plainText = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** `+82 10-1234-5678` and `010 1234 5678` are one number. */
export function plainMobile(text: string): string {
  return text.replace(/\D/g, '').replace(/^82/, '').replace(/^0+/, '');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** Compared where no reservation has the number, so that an unknown one costs what a wrong name costs. */
const nobody = { lastName: ' nobody', email: ' nobody', mobile: ' nobody' };

/**
 * Finds a guest's reservation by its number, the lead guest's family name, and the e-mail address or mobile number.
 * Every failure is one refusal after one amount of work: each comparison is made, and made in constant time.
 * @throws RATE_LIMITED, NOT_FOUND
 */
export function lookUpGuest(
  world: World,
  asked: { reservationNo: string; lastName: string; contact: string },
): ReservationRow {
  const number = asked.reservationNo.replaceAll('-', '');
  if (recentAttempts(world, 'guest-lookup', number) >= LOOKUP_TRIES) throw new Refusal('RATE_LIMITED');
  const row = findGuestReservation(world, number);
  const lead = roomsOfReservation(world, row?.reservationNo ?? number)[0];
  const known = row && lead ? { lastName: lead.guestLastName, email: row.email, mobile: row.mobile } : nobody;
  const hits = [
    isSame(plainText(known.lastName), plainText(asked.lastName)),
    isSame(plainText(known.email), plainText(asked.contact)),
    isSame(plainMobile(known.mobile), plainMobile(asked.contact)) && plainMobile(asked.contact).length >= 7,
  ];
  if (!row || !hits[0] || !(hits[1] || hits[2])) {
    noteAttempt(world, 'guest-lookup', number);
    throw new Refusal('NOT_FOUND');
  }
  return row;
}
