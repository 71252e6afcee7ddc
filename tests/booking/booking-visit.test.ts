// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingVisitStore, GUEST_OWNER, guestFormKey, visitKey } from '@/lib/booking/booking-visit';
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
const names = {
  key: visitKey(booking, '9000001'),
  guestKey: visitKey(booking, GUEST_OWNER),
  formKey: guestFormKey(booking),
  owner: '9000001',
  roomCount: 1,
};
const begun = bookingVisitStore(names).restart(null);
const load = (other: Partial<typeof names> = {}) => bookingVisitStore({ ...names, ...other }).load(sessionStorage);
const form = {
  rooms: [{ guestLastName: '김', guestFirstName: '서연', requests: '' }],
  email: 'a@example.com',
  mobile: '010-1234-5678',
  agreed: [true],
};

beforeEach(() => sessionStorage.clear());

describe('a booking visit', () => {
  it('is the same one after a reload, at any price of the offer', () => {
    const visit = { ...begun, stage: 'review' as const, form };
    writeStored(sessionStorage, names.key, visit);
    expect(load({ key: visitKey({ ...booking, expectedTotalKrw: 90 }, names.owner) })).toEqual(visit);
  });

  it('is another one for another stay', () => {
    writeStored(sessionStorage, names.key, { ...begun, form });
    expect(load({ key: visitKey({ ...booking, checkOutDate: '2026-12-27' }, names.owner) })).toEqual(begun);
  });

  it('is never shown to another member', () => {
    writeStored(sessionStorage, names.key, { ...begun, form });
    expect(load({ owner: '9000002' })).toEqual({ ...begun, owner: '9000002' });
  });

  it.each([
    ['broken JSON', '{'],
    ['another kind of value', '[]'],
  ])('is ignored when storage holds %s', (_, text) => {
    sessionStorage.setItem(names.key, text);
    expect(load()).toEqual(begun);
  });

  it('leaves out a form that does not fit the booking, and goes back to its step', () => {
    writeStored(sessionStorage, names.key, { ...begun, checkoutTracked: true, stage: 'review', form });
    expect(load({ roomCount: 2 })).toEqual({ ...begun, checkoutTracked: true });
  });
});

describe('what a guest typed', () => {
  it('goes along into a login, also to another rate, once', () => {
    writeStored(sessionStorage, names.formKey, form);
    const atMemberRate = { ...booking, rooms: [{ ...booking.rooms[0], ratePlanId: 'member' }] } as StayToBook;
    expect(load({ formKey: guestFormKey(atMemberRate) }).form).toEqual(form);
    expect(load().form).toBeNull();
  });

  it.each([
    ['another number of rooms', JSON.stringify(form), 2],
    ['no form', '{"rooms":[]}', 1],
    ['no JSON', '{', 1],
  ])('is not taken over where storage holds %s', (_, text, roomCount) => {
    sessionStorage.setItem(names.formKey, text);
    expect(load({ roomCount }).form).toBeNull();
  });

  it('leaves no visit behind once somebody has logged in', () => {
    writeStored(sessionStorage, names.guestKey, { ...begun, owner: GUEST_OWNER, form });
    writeStored(sessionStorage, names.key, begun);
    expect(load()).toEqual(begun);
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
