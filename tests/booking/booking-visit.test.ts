// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  forgetGuestVisits,
  GUEST_OWNER,
  guestFormKey,
  newVisit,
  readVisit,
  takeGuestForm,
  visitKey,
} from '@/lib/booking/booking-visit';
import { markPurchaseDue, takePurchase } from '@/lib/booking/purchase-mark';
import { writeStored } from '@/lib/browser-storage/stored-item';
import type { StayToBook } from '@/lib/stay/booking-params';
import { everyHotel } from '@/lib/stay/result-params';

const booking: StayToBook = {
  ...everyHotel,
  hotelId: 'hotel',
  checkInDate: '2026-12-24',
  checkOutDate: '2026-12-26',
  rooms: [{ adults: 2, minor: 0, roomTypeId: 'deluxe', ratePlanId: 'flex' }],
  expectedTotalKrw: 100,
};
const names = { key: visitKey(booking, '9000001'), owner: '9000001', roomCount: 1 };
const form = {
  rooms: [{ guestLastName: '김', guestFirstName: '서연', requests: '' }],
  email: 'a@example.com',
  mobile: '010-1234-5678',
  agreed: [true],
};

beforeEach(() => sessionStorage.clear());

describe('a booking visit', () => {
  it('is the same one after a reload, at any price of the offer', () => {
    const visit = { ...newVisit(names.owner), stage: 'review' as const, form };
    writeStored(sessionStorage, names.key, visit);
    expect(
      readVisit(sessionStorage, { ...names, key: visitKey({ ...booking, expectedTotalKrw: 90 }, names.owner) }),
    ).toEqual(visit);
  });

  it('is another one for another stay', () => {
    writeStored(sessionStorage, names.key, newVisit(names.owner));
    const later = visitKey({ ...booking, checkOutDate: '2026-12-27' }, names.owner);
    expect(readVisit(sessionStorage, { ...names, key: later })).toBeNull();
  });

  it('is never shown to another member', () => {
    writeStored(sessionStorage, names.key, { ...newVisit(names.owner), form });
    expect(readVisit(sessionStorage, { ...names, owner: '9000002' })).toBeNull();
  });

  it.each([
    ['broken JSON', '{'],
    ['another kind of value', '[]'],
  ])('is ignored when storage holds %s', (_, text) => {
    sessionStorage.setItem(names.key, text);
    expect(readVisit(sessionStorage, names)).toBeNull();
  });

  it('leaves out a form that does not fit the booking, and goes back to its step', () => {
    writeStored(sessionStorage, names.key, { ...newVisit(names.owner), stage: 'review', form });
    expect(readVisit(sessionStorage, { ...names, roomCount: 2 })).toMatchObject({ stage: 'details', form: null });
  });
});

describe('what a guest typed', () => {
  const key = guestFormKey(booking);

  it('goes along into a login, also to another rate, once', () => {
    writeStored(sessionStorage, key, form);
    const atMemberRate = { ...booking, rooms: [{ ...booking.rooms[0], ratePlanId: 'member' }] } as StayToBook;
    expect(takeGuestForm(sessionStorage, guestFormKey(atMemberRate), 1)).toEqual(form);
    expect(takeGuestForm(sessionStorage, key, 1)).toBeNull();
  });

  it.each([
    ['another number of rooms', JSON.stringify(form), 2],
    ['no form', '{"rooms":[]}', 1],
    ['no JSON', '{', 1],
  ])('is not taken over where storage holds %s', (_, text, roomCount) => {
    sessionStorage.setItem(key, text);
    expect(takeGuestForm(sessionStorage, key, roomCount)).toBeNull();
  });

  it('leaves no visit behind once somebody has logged in', () => {
    writeStored(sessionStorage, visitKey(booking, GUEST_OWNER), { ...newVisit(GUEST_OWNER), form });
    writeStored(sessionStorage, names.key, newVisit(names.owner));
    forgetGuestVisits(sessionStorage);
    expect(Object.keys(sessionStorage)).toEqual([names.key]);
  });
});

describe('the purchase event', () => {
  it('is due once for a booking of this tab, and never without one', () => {
    expect(takePurchase(sessionStorage, 'HN-AAAAAAAA')).toBe(false);
    markPurchaseDue(sessionStorage, 'HN-AAAAAAAA');
    expect([takePurchase(sessionStorage, 'HN-AAAAAAAA'), takePurchase(sessionStorage, 'HN-AAAAAAAA')]).toEqual([
      true,
      false,
    ]);
  });
});
