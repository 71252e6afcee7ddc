import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useVisit, type VisitStore } from '@/lib/booking/use-visit';
import { readStored, writeStored } from '@/lib/browser-storage/stored-item';

const visitItem = z.object({ form: z.nullable(z.string()), booked: z.boolean() });
type Visit = z.infer<typeof visitItem>;

/** A visit of one form, stored under a name as those of rooms and tables are. */
const storeOf = ({ name }: { name: string }): VisitStore<Visit> => ({
  load: (storage) => readStored(storage, name, visitItem) ?? { form: null, booked: false },
  save: (storage, visit) => writeStored(storage, name, visit),
  restart: (former) => ({ form: former?.form ?? null, booked: false }),
});

beforeEach(() => sessionStorage.clear());

const open = (first: string) =>
  renderHook(({ name }: { name: string }) => useVisit(storeOf, { name }), { initialProps: { name: first } });

test('a change is in the tab’s storage at once, and the next page of the tab begins with it', () => {
  const { result, unmount } = open('visit');
  expect(result.current).toMatchObject({ visit: { form: null, booked: false }, restoredForm: null });
  act(() => result.current.update({ form: 'typed' }));
  expect(readStored(sessionStorage, 'visit', visitItem)).toEqual({ form: 'typed', booked: false });
  unmount();
  expect(open('visit').result.current).toMatchObject({
    visit: { form: 'typed', booked: false },
    restoredForm: 'typed',
  });
});

test('the restored form does not follow the typing', () => {
  writeStored(sessionStorage, 'visit', { form: 'before', booked: false });
  const { result } = open('visit');
  act(() => result.current.update({ form: 'after' }));
  expect(result.current.visit?.form).toBe('after');
  expect(result.current.restoredForm).toBe('before');
});

test('two changes of one tick are both kept', () => {
  const { result } = open('visit');
  act(() => {
    result.current.update({ form: 'typed' });
    result.current.update({ booked: true });
  });
  expect(result.current.visit).toEqual({ form: 'typed', booked: true });
  expect(readStored(sessionStorage, 'visit', visitItem)).toEqual({ form: 'typed', booked: true });
});

test('a visit that starts again keeps what its store takes from the former one', () => {
  writeStored(sessionStorage, 'visit', { form: 'typed', booked: true });
  const { result } = open('visit');
  act(() => result.current.startOver());
  expect(result.current.visit).toEqual({ form: 'typed', booked: false });
  expect(readStored(sessionStorage, 'visit', visitItem)).toEqual({ form: 'typed', booked: false });
});

test('another store, as after a login, has its own visit, and the first stays as it was', () => {
  writeStored(sessionStorage, 'member', { form: 'of the member', booked: false });
  const { result, rerender } = open('guest');
  act(() => result.current.update({ form: 'of the guest' }));
  rerender({ name: 'member' });
  expect(result.current.visit?.form).toBe('of the member');
  expect(readStored(sessionStorage, 'guest', visitItem)).toMatchObject({ form: 'of the guest' });
});
