import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { readStored } from '@/lib/browser-storage/stored-item';
import { storedList } from '@/lib/browser-storage/stored-list';

const item = z.object({ names: storedList(z.string()), owner: z.optional(z.string()) });
const read = (text: string | null) => readStored({ getItem: () => text }, 'item', item);

test.each([
  ['none', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['another shape', '{"names":[],"owner":7}'],
])('an item with %s is null', (_, text) => expect(read(text)).toBeNull());

test('of an item, the fields of the schema are read, and of its list the entries that fit', () => {
  expect(read('{"names":["a",1,null,"b"],"more":1}')).toEqual({ names: ['a', 'b'] });
  expect(read('{"names":"a"}')).toEqual({ names: [] });
});

test('a storage that refuses access is read as empty', () => {
  const refused = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  expect(readStored({ getItem: refused }, 'item', item)).toBeNull();
  expect(readStored(null, 'item', item)).toBeNull();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const damaged = () => {
  throw new Error('damaged');
};

test.each([
  ['no local storage', { localStorage: null, sessionStorage: store }],
  ['no session storage', { localStorage: store, sessionStorage: null }],
  ['a local storage that cannot be read', { localStorage: { ...store, getItem: damaged }, sessionStorage: store }],
  [
    'a session storage that removes nothing',
    { localStorage: store, sessionStorage: { ...store, removeItem: damaged } },
  ],
])('a browser with %s is one without storage', (_, stores) => {
  vi.stubGlobal('window', stores);
  expect(browserStores()).toBeNull();
});

test('a browser whose storage works has it', () => {
  vi.stubGlobal('window', { localStorage: store, sessionStorage: store });
  expect(browserStores()).toEqual({ local: store, session: store });
});
