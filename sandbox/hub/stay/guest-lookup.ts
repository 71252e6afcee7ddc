import { createHash, timingSafeEqual } from 'node:crypto';
import { emailKey, isSameName, isSameTelephone } from '../../../lib/hub/contract/same-person.ts';
import { findTableReservation } from '../dining/table-reservation-store.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { findGuestReservation, roomsOfReservation } from './reservation-store.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** Compared where no reservation has the number, so that an unknown one costs what a wrong name costs. */
const nobody = { lastName: ' nobody', email: ' nobody', mobile: ' nobody' };

interface GuestBooking {
  readonly reservationNo: string;
  readonly kind: 'room' | 'table';
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
}

/** What was booked under a number without a membership, of rooms or of a table; both are looked for every time. */
function bookingOf(world: World, number: string): GuestBooking | undefined {
  const table = findTableReservation(world, null, `${number.slice(0, 2)}-${number.slice(2)}`);
  const row = findGuestReservation(world, number);
  const lead = roomsOfReservation(world, row?.reservationNo ?? number)[0];
  if (table) {
    const { tableReservationNo, guestLastName, email, mobile } = table;
    return { reservationNo: tableReservationNo, kind: 'table', lastName: guestLastName, email, mobile };
  }
  if (!row || !lead) return undefined;
  const { reservationNo, email, mobile } = row;
  return { reservationNo, kind: 'room', lastName: lead.guestLastName, email, mobile };
}

/**
 * Finds a guest's reservation by its number, the lead guest's family name, and the e-mail address or mobile number.
 * Every failure is one refusal after one amount of work: each comparison is made, and made in constant time. Counts no tries,
 * as the login counts none: strangers could keep the guest out, and only the web front knows from where tries come.
 * @throws NOT_FOUND
 */
export function lookUpGuest(
  world: World,
  asked: { reservationNo: string; lastName: string; contact: string },
): Pick<GuestBooking, 'reservationNo' | 'kind'> {
  const number = asked.reservationNo.replaceAll('-', '');
  const found = bookingOf(world, number);
  const known = found ?? nobody;
  const hasName = isSameName(known.lastName, asked.lastName, isSame);
  const contacts = [
    isSame(emailKey(known.email), emailKey(asked.contact)),
    isSameTelephone(known.mobile, asked.contact, isSame),
  ];
  if (!found || !hasName || !contacts.includes(true)) throw new Refusal('NOT_FOUND');
  return { reservationNo: found.reservationNo, kind: found.kind };
}
