import { expect, test } from 'vitest';
import { staySubject, tableSubject } from '@/components/reservation/cancel-subject';

const stay = { hotelName: 'Haneul Namsan', checkInDate: '2026-12-14', checkOutDate: '2026-12-16', totalKrw: 700_321 };
const table = { restaurantName: '들불', date: '2026-12-24', time: '18:30' };

test.each([
  ['en', 'Haneul Namsan\u00A0· 26.12.14(Mon) – 26.12.16(Wed)\u00A0· ₩700,321'],
  ['ko', 'Haneul Namsan\u00A0· 26.12.14(월) – 26.12.16(수)\u00A0· ₩700,321'],
])('a stay is named by hotel, dates and total (%s)', (locale, line) => {
  expect(staySubject(stay, locale)).toBe(line);
});

test('a table is named by restaurant, day and hour', () => {
  expect(tableSubject(table, 'ko')).toBe('들불\u00A0· 26.12.24(목) 18:30');
});
