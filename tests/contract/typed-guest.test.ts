import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReservation, roomGuest, typedContact } from '@/lib/hub/contract/reservation';
import { createTableReservation } from '@/lib/hub/contract/table-reservation';
import { isGuestName, isTelephone } from '@/lib/hub/contract/typed-guest';

describe('a guest’s name', () => {
  test.each([
    '김',
    '서연',
    'Kim',
    "O'Neill",
    'O’Neill',
    'Jean-Luc',
    'J. R. R.',
    'María José',
    'Nguyễn',
    'Łukasz',
    'Øystein',
    'de la Cruz',
    'Дмитрий',
    'Γιώργος',
    'محمد',
    'יוסף',
    'राहुल',
    'สมชาย',
    '佐々木',
    'ヨー・ヨー',
    '阿卜杜拉·汗',
    'Ó',
    'Henry 3rd',
    'ʻAkahi',
    '𠮷田',
  ])('may be %s', (name) => expect(isGuestName(name)).toBe(true));

  test.each([
    '',
    '  ',
    '12345',
    '１２３',
    '😀',
    'Kim 😀',
    '👩‍👩‍👧',
    '🇰🇷',
    'A1️⃣',
    '-',
    "'",
    '...',
    '·',
    '김\n❤️',
    'ㅤ',
    '\u115f',
    'A'.repeat(51),
  ])('is not %j', (name) => expect(isGuestName(name)).toBe(false));

  test('is taken or refused by the hub as it is here', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (name) => {
        const isTaken = (part: 'guestFirstName' | 'guestLastName') => roomGuest.shape[part].safeParse(name).success;
        expect([isTaken('guestFirstName'), isTaken('guestLastName')]).toEqual([isGuestName(name), isGuestName(name)]);
      }),
    );
    expect(createReservation.body.shape.rooms.element.shape.guestLastName.safeParse('12345').success).toBe(false);
    expect(createTableReservation.body.shape.guestLastName.safeParse('12345').success).toBe(false);
  });
});

describe('a telephone number', () => {
  test.each([
    '+82 10 1234 5678',
    '010-1234-5678',
    '(02) 123-4567',
    '+44 (0)20.7946.0958',
    '0082 10 1234 5678',
    '+123456789012345',
    '00123456789012345',
    '1234567',
    ' 010 1234 5678 ',
  ])('may be %s', (number) => expect(isTelephone(number)).toBe(true));

  test.each([
    '',
    '123456',
    '+82 10 1234 56789012345',
    '+1234567890123456',
    '001234567890123456',
    '------7',
    '+82+10 1234 5678',
    'call me',
    '010 1234 5678 ext 5',
    `1234567${' '.repeat(30)}8`,
  ])('is not %j', (number) => expect(isTelephone(number)).toBe(false));

  test('is taken or refused by the hub as it is here', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ().-]{5,34}$/), (number) => {
        expect(typedContact.shape.mobile.safeParse(number).success).toBe(isTelephone(number));
      }),
      { numRuns: 500 },
    );
  });
});
