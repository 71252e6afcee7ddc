// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { GUEST_OWNER } from '@/lib/booking/booking-visit';
import { writeStored } from '@/lib/browser-storage/stored-item';
import type { BookedTable } from '@/lib/dining/table-change';
import type { TableGuestForm } from '@/lib/dining/table-guest-form';
import { tableVisitKey, tableVisitStore } from '@/lib/dining/table-visit';

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
const chosen = { date: '2026-12-01', time: '18:30', party: 2 };
const names = { key, owner: '9000000001', chosen, guestKey: null, booked: null };
const begun = tableVisitStore(names).restart(null);

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
    const visit = { ...begun, form, tableReservationNo: 'DN-1' };
    writeStored(storage, key, visit);
    expect(tableVisitStore(names).load(storage)).toEqual(visit);
  });

  test('another seating keeps what was typed, not what was booked', () => {
    const storage = storageOf(null);
    writeStored(storage, key, { ...begun, form, tableReservationNo: 'DN-1' });
    const read = tableVisitStore({ ...names, chosen: { ...chosen, time: '19:00' } }).load(storage);
    expect(read).toMatchObject({ form, tableReservationNo: null, seating: '2026-12-01 19:00 2' });
  });

  test('another member sees no part of it', () => {
    const storage = storageOf(null);
    writeStored(storage, key, { ...begun, form });
    const other = { ...names, owner: '9000000002' };
    expect(tableVisitStore(other).load(storage)).toEqual({ ...begun, owner: other.owner });
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '[1,2]'],
    ['null', 'null'],
  ])('%s is ignored', (_, text) => {
    expect(tableVisitStore(names).load(storageOf(text))).toEqual(begun);
  });

  test.each([
    ['a form of another shape', { form: { ...form, occasion: 'coronation' } }],
    ['a form without a field', { form: { guestLastName: 'Keller' } }],
  ])('%s is left out', (_, change) => {
    const stored = { ...begun, tableReservationNo: 'DN-1', ...change };
    const read = tableVisitStore(names).load(storageOf(JSON.stringify(stored)));
    expect(read).toMatchObject({ form: null, tableReservationNo: 'DN-1' });
  });
});

describe('a draft of a change', () => {
  const booked: BookedTable = {
    ...chosen,
    tableReservationNo: 'DN-1',
    revision: 1,
    occasion: 'none',
    requests: 'By the window',
  };
  const changing = { ...names, key: tableVisitKey('namsan-bulbit', 'DN-1', names.owner) };
  /** The visit of a page that shows `now`, after `stored` was left in the tab. */
  const visitWith = (stored: object, now: BookedTable, at = chosen) => {
    const storage = storageOf(null);
    writeStored(storage, changing.key, { ...begun, form, ...stored });
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
    const sent = { ...begun, owner: GUEST_OWNER, form, tableReservationNo: 'DN-1' };
    writeStored(window.sessionStorage, guestKey, sent);
    const store = tableVisitStore({ ...names, guestKey });
    expect(store.load(window.sessionStorage)).toEqual({ ...begun, form });
    expect(store.load(window.sessionStorage)).toEqual(begun);
  });

  test('is not among the items of a member, which the login of another one clears', () => {
    expect(guestKey).not.toContain(OWNED_PREFIX);
    writeStored(window.sessionStorage, guestKey, { ...begun, owner: GUEST_OWNER, form });
    expect(tableVisitStore(names).load(window.sessionStorage)).toEqual(begun);
  });
});
