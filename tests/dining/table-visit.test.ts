// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { GUEST_OWNER } from '@/lib/booking/booking-visit';
import { writeStored } from '@/lib/browser-storage/stored-item';
import type { BookedTable } from '@/lib/dining/table-change';
import type { TableGuestForm } from '@/lib/dining/table-guest-form';
import {
  newTableVisit,
  readTableVisit,
  tableVisitKey,
  tableVisitStore,
  takeGuestVisit,
} from '@/lib/dining/table-visit';

const form: TableGuestForm = {
  guestLastName: 'Keller',
  guestFirstName: 'Sofia',
  email: 'sofia@mail.example',
  mobile: '010-0000-0000',
  occasion: 'birthday',
  requests: 'By the window',
  agreed: [true],
};
const key = tableVisitKey('namsan-bulbit', null, '9000000001');
const names = { key, owner: '9000000001', seating: '2026-12-01 18:30 2' };

function storageOf(text: string | null): Storage {
  const kept = new Map(text === null ? [] : [[key, text]]);
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  } as never;
}

import { OWNED_PREFIX } from '@/lib/browser-storage/stored-member';

describe('what a tab remembers of a table', () => {
  test('the same seating finds its form again', () => {
    const storage = storageOf(null);
    const visit = { ...newTableVisit(names.owner, names.seating, form), tableReservationNo: 'DN-1' };
    writeStored(storage, key, visit);
    expect(readTableVisit(storage, names)).toEqual(visit);
  });

  test('another seating keeps what was typed, not what was booked', () => {
    const storage = storageOf(null);
    const visit = { ...newTableVisit(names.owner, names.seating, form), tableReservationNo: 'DN-1' };
    writeStored(storage, key, visit);
    const read = readTableVisit(storage, { ...names, seating: '2026-12-01 19:00 2' });
    expect(read).toMatchObject({ form, tableReservationNo: null });
  });

  test('another member sees no part of it', () => {
    const storage = storageOf(null);
    writeStored(storage, key, newTableVisit(names.owner, names.seating, form));
    expect(readTableVisit(storage, { ...names, owner: '9000000002' })).toBeNull();
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '[1,2]'],
    ['null', 'null'],
  ])('%s is ignored', (_, text) => {
    expect(readTableVisit(storageOf(text), names)).toBeNull();
  });

  test.each([
    ['a form of another shape', { form: { ...form, occasion: 'coronation' } }],
    ['a form without a field', { form: { guestLastName: 'Keller' } }],
  ])('%s is left out', (_, change) => {
    const stored = { ...newTableVisit(names.owner, names.seating, form), ...change };
    expect(readTableVisit(storageOf(JSON.stringify(stored)), names)?.form).toBeNull();
  });
});

describe('a draft of a change', () => {
  const chosen = { date: '2026-12-01', time: '18:30', party: 2 };
  const booked: BookedTable = {
    ...chosen,
    tableReservationNo: 'DN-1',
    revision: 1,
    occasion: 'none',
    requests: 'By the window',
  };
  const changing = {
    owner: names.owner,
    key: tableVisitKey('namsan-bulbit', 'DN-1', names.owner),
    guestKey: null,
    chosen,
  };
  /** The visit of a page that shows `now`, after `stored` was left in the tab. */
  const visitWith = (stored: object, now: BookedTable, at = chosen) => {
    const storage = storageOf(null);
    writeStored(storage, changing.key, { ...newTableVisit(names.owner, names.seating, form), ...stored });
    return tableVisitStore({ ...changing, chosen: at, booked: now }).load(storage);
  };

  test('of the same revision is kept', () => {
    expect(visitWith({ booked }, booked)).toMatchObject({ form, booked, meanwhile: null });
  });

  test('of an older revision keeps what was typed, takes the rest, and says so', () => {
    const now = { ...booked, revision: 2, occasion: 'business', requests: 'A high chair' } as const;
    const merged = { form: { ...form, requests: 'A high chair' }, booked: now, meanwhile: 'merged' };
    expect(visitWith({ booked }, now)).toMatchObject(merged);
    expect(visitWith({ booked, seating: '2026-12-01 20:00 2' }, now), 'chosen for another hour').toMatchObject(merged);
  });

  test('of an unknown revision is dropped', () => {
    expect(visitWith({}, booked)).toMatchObject({ form: null, booked, meanwhile: null });
  });

  const at20 = { ...chosen, time: '20:00' };
  const asBooked = { ...form, occasion: booked.occasion, requests: booked.requests };
  const now = { ...booked, revision: 2 };
  test.each([
    ['an hour was chosen', null, at20, { ...now, ...at20 }, 'made'],
    ['an hour was chosen and a wish typed', form, at20, { ...now, ...at20, occasion: form.occasion }, 'made'],
    [
      'a wish was typed, and the table has been moved besides',
      form,
      chosen,
      { ...now, ...at20, occasion: form.occasion },
      'made',
    ],
    ['the wish is another', form, at20, { ...now, ...at20, occasion: 'business' }, 'merged'],
    ['the hour is another', form, at20, { ...now, occasion: form.occasion }, 'merged'],
    ['nothing was chosen', asBooked, chosen, { ...now, ...at20 }, 'merged'],
    ['nothing was chosen or typed', null, chosen, { ...now, ...at20 }, null],
  ] as const)('of an older revision, where the table was changed since and %s', (_, typed, at, changed, meanwhile) => {
    expect(visitWith({ booked, form: typed }, changed, at)).toMatchObject({ meanwhile });
  });
});

describe('what a guest typed before the login', () => {
  const guestKey = tableVisitKey('namsan-bulbit', null, GUEST_OWNER);

  test('goes on with the member once, without what was sent', () => {
    window.sessionStorage.clear();
    const sent = { ...newTableVisit(GUEST_OWNER, names.seating, form), tableReservationNo: 'DN-1' };
    writeStored(window.sessionStorage, guestKey, sent);
    const asked = { key: guestKey, owner: names.owner, seating: names.seating };
    const taken = takeGuestVisit(window.sessionStorage, asked);
    expect(taken).toMatchObject({ owner: names.owner, form, tableReservationNo: null });
    expect(takeGuestVisit(window.sessionStorage, asked)).toBeNull();
  });

  test('is not among the items of a member, which the login of another one clears', () => {
    expect(guestKey).not.toContain(OWNED_PREFIX);
    expect(takeGuestVisit(window.sessionStorage, { key: null, owner: GUEST_OWNER, seating: names.seating })).toBeNull();
  });
});
