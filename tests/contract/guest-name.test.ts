import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameName } from '@/lib/hub/contract/same-person';
import { typedGuestName } from '@/lib/hub/contract/typed-schema';

test.each([
  ['José', 'Jose'],
  ['Nguyễn Đức', 'Nguyen Duc'],
  ['Łukasz', 'Lukasz'],
  ['Jürgen Sjögren Åse Bjørn Ægir Weiß', 'Jürgen Sjögren Åse Bjørn Ægir Weiß'],
  ['김민지', '김민지'],
  ['ガブリエル', 'ガブリエル'],
  ['吕', '吕'],
  ['Андрей', 'Андрей'],
])('a guest who types %s is stored as %s', (typed, stored) => {
  expect(typedGuestName.parse(typed)).toBe(stored);
  expect(typedGuestName.parse(typed.normalize('NFD'))).toBe(stored);
});

test('the name as it was typed still finds what is stored, and is stored the same twice', () => {
  const letter = fc.constantFrom(
    ...'aAeEiIoOuUyYnNcCsSzZdDlLıđĐłŁøØæßëöüåğşőñйが김高',
    ...'\u0300\u0301\u0302\u0303\u0308\u030a\u0323',
  );
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 20 }), (rest) => {
      const typed = `M${rest}`;
      const stored = typedGuestName.parse(typed);
      expect(isSameName(typed, stored)).toBe(true);
      expect(typedGuestName.parse(stored)).toBe(stored);
    }),
  );
});
