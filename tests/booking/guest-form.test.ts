import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GuestForm, reservationBody, withDefaults } from '@/lib/booking/guest-form';
import { guestSchema } from '@/lib/booking/guest-schema';
import { guestName } from '@/lib/hub/contract/guest-name';
import { createReservation } from '@/lib/hub/contract/reservation';
import type { StayToBook } from '@/lib/stay/booking-params';
import { everyHotel, withNeed } from '@/lib/stay/result-params';
import { problemsOf } from '../setup/problems-of';

const terms = [
  { termId: 'stay', required: true },
  { termId: 'news', required: false },
];
const good: GuestForm = {
  rooms: [{ guestLastName: '김', guestFirstName: '서연', requests: '' }],
  email: 'sample@example.com',
  mobile: '010-1234-5678',
  agreed: [true, false],
};
const booking: StayToBook = {
  ...everyHotel,
  hotelId: 'hotel',
  checkInDate: '2026-12-24',
  checkOutDate: '2026-12-26',
  rooms: [{ adults: 2, minor: 0, roomTypeId: 'deluxe', ratePlanId: 'flex' }],
  expectedTotalKrw: 1,
};

describe('checking the guest form', () => {
  it('lets a complete form pass, optional terms unticked', () => {
    expect(problemsOf(guestSchema(terms), good)).toEqual({});
  });

  it.each<[string, Partial<GuestForm>, string, string]>([
    [
      'a name of blanks',
      { rooms: [{ guestLastName: ' ', guestFirstName: 'A', requests: '' }] },
      'rooms.0.guestLastName',
      'lastNameRequired',
    ],
    [
      'no given name',
      { rooms: [{ guestLastName: 'A', guestFirstName: '', requests: '' }] },
      'rooms.0.guestFirstName',
      'firstNameRequired',
    ],
    [
      'a long name',
      { rooms: [{ guestLastName: 'A'.repeat(51), guestFirstName: 'A', requests: '' }] },
      'rooms.0.guestLastName',
      'nameTooLong',
    ],
    [
      'a name of digits',
      { rooms: [{ guestLastName: '12345', guestFirstName: 'A', requests: '' }] },
      'rooms.0.guestLastName',
      'nameInvalid',
    ],
    ['no e-mail', { email: '' }, 'email', 'emailRequired'],
    ['an e-mail without a domain', { email: 'a@b' }, 'email', 'emailInvalid'],
    ['no mobile', { mobile: '  ' }, 'mobile', 'mobileRequired'],
    ['a mobile that is too short', { mobile: '12-34' }, 'mobile', 'mobileInvalid'],
    [
      'long requests',
      { rooms: [{ guestLastName: 'A', guestFirstName: 'A', requests: 'x'.repeat(501) }] },
      'rooms.0.requests',
      'requestsTooLong',
    ],
    ['a required term unticked', { agreed: [false, true] }, 'agreed.0', 'termRequired'],
  ])('stops at %s', (_, change, path, key) => {
    expect(problemsOf(guestSchema(terms), { ...good, ...change })).toEqual({ [path]: key });
  });

  it('names every field that stops it', () => {
    const empty = {
      rooms: [{ guestLastName: '', guestFirstName: '', requests: '' }],
      email: '',
      mobile: '',
      agreed: [],
    };
    expect(problemsOf(guestSchema(terms), empty)).toEqual({
      'rooms.0.guestLastName': 'lastNameRequired',
      'rooms.0.guestFirstName': 'firstNameRequired',
      email: 'emailRequired',
      mobile: 'mobileRequired',
      'agreed.0': 'termRequired',
    });
  });

  it('stops at points that cannot be used', () => {
    const isWhole = (typed: string) => (/^\d*$/.test(typed) ? null : 'notWhole');
    expect(problemsOf(guestSchema(terms, isWhole), { ...good, points: 'many' })).toEqual({ points: 'notWhole' });
  });

  it('never lets through what the contract refuses', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.emailAddress(),
      fc.constantFrom('a@b.co', '+82 10-1234-5678', ' 김 ', '12345', '김😀'),
    );
    const forms = fc.record({
      rooms: fc.tuple(
        fc.record({ guestLastName: text, guestFirstName: text, requests: fc.string({ maxLength: 520 }) }),
      ),
      email: fc.oneof(fc.emailAddress(), text),
      mobile: fc.oneof(fc.stringMatching(/^[\d +().-]{5,34}$/), text),
      agreed: fc.constant<boolean[]>([true, false]),
    });
    fc.assert(
      fc.property(forms, (form) => {
        if (!guestSchema(terms).safeParse(form).success) return;
        const body = reservationBody({
          booking,
          shownTotalKrw: 1,
          form,
          terms,
          voucherId: null,
          paid: null,
          asks: [],
          language: 'ko',
        });
        expect(createReservation.body.safeParse(body).error).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the reservation body', () => {
  it('says that an accessible room is needed where the rooms were reached with that filter', () => {
    const body = reservationBody({
      booking: { ...booking, view: withNeed(booking.view, true) },
      shownTotalKrw: 1,
      form: good,
      terms,
      voucherId: null,
      paid: null,
      asks: [],
      language: 'en',
    });
    expect(body.accessible).toBe(true);
  });

  it('carries the total of the page, trimmed words, and only what was agreed to', () => {
    const rooms = [{ guestLastName: ' Keller ', guestFirstName: 'Sofia', requests: ' A cot ' }];
    const form = { ...good, rooms, agreed: [true, false] };
    const body = reservationBody({
      booking,
      shownTotalKrw: 500_000,
      form,
      terms,
      voucherId: null,
      paid: null,
      asks: [],
      language: 'en',
    });
    const consents = { requiredTermIds: ['stay'], optionalTermIds: [] };
    expect(body).toMatchObject({ expectedTotalKrw: 500_000, consents, lang: 'en' });
    expect(body).not.toHaveProperty('voucherId');
    expect(body).not.toHaveProperty('accessible');
    expect(body.rooms[0]).toEqual({
      ...booking.rooms[0],
      guestFirstName: 'Sofia',
      guestLastName: 'Keller',
      requests: 'A cot',
    });
  });

  it('keeps optional consents apart, and names the voucher that was picked', () => {
    const form = { ...good, agreed: [true, true] };
    const body = reservationBody({
      booking,
      shownTotalKrw: 1,
      form,
      terms,
      voucherId: 'mine',
      paid: null,
      asks: [],
      language: 'ko',
    });
    expect(body.consents).toEqual({ requiredTermIds: ['stay'], optionalTermIds: ['news'] });
    expect(body.voucherId).toBe('mine');
  });
});

describe('a guest’s name', () => {
  it.each([
    ['김', '서연', '김서연'],
    ['佐藤', '花子', '佐藤花子'],
    ['山田', '太郎', '山田太郎'],
    ['山田', 'タロウ', '山田タロウ'],
    ['ブルゲス', 'アナ', 'ブルゲス アナ'],
    ['デ・ラ・クルス', 'マリー＝アンヌ', 'デ・ラ・クルス マリー＝アンヌ'],
    ['ブルゲス', '', 'ブルゲス'],
    ['Burgess', 'Ana', 'Ana Burgess'],
    ['Keller', 'Sofia', 'Sofia Keller'],
    ['Kim', '', 'Kim'],
  ])('%s + %s reads %s', (guestLastName, guestFirstName, name) => {
    expect(guestName({ guestFirstName, guestLastName })).toBe(name);
  });
});

describe('what a guest left empty before joining', () => {
  const empty = { guestLastName: '', guestFirstName: ' ', requests: 'Late' };
  const profile = {
    rooms: [{ guestLastName: 'Kim', guestFirstName: 'Seoyeon', requests: '' }],
    email: 'm@a.example',
    mobile: '010-1',
  };

  it('takes the value of the profile, field by field, and a name as a whole', () => {
    const draft = { rooms: [empty, empty], email: 'typed@a.example', mobile: '', agreed: [true] };
    expect(withDefaults(draft, { ...profile, agreed: [false] })).toEqual({
      rooms: [{ guestLastName: 'Kim', guestFirstName: 'Seoyeon', requests: 'Late' }, empty],
      email: 'typed@a.example',
      mobile: '010-1',
      agreed: [true],
    });
    const half = { ...empty, guestLastName: 'Lee' };
    expect(withDefaults({ ...draft, rooms: [half] }, { ...profile, agreed: [] }).rooms).toEqual([half]);
    const inPoints = { ...profile, agreed: [], points: '4810' };
    expect(withDefaults(draft, inPoints).points, 'not chosen yet').toBe('4810');
    expect(withDefaults({ ...draft, points: '' }, inPoints).points, 'taken out by the member').toBe('');
  });
});
