import { describe, expect, test } from 'vitest';
import { reservationsInView, reservationViews } from '@/lib/my-page/reservation-views';
import { reservation } from './sample-answers';

const today = '2026-12-24';

describe('the tab of a reservation', () => {
  test.each([
    ['begins tomorrow', 'confirmed', '2026-12-25', '2026-12-26', 'upcoming'],
    ['begins today', 'confirmed', '2026-12-24', '2026-12-25', 'upcoming'],
    ['under way', 'confirmed', '2026-12-22', '2026-12-26', 'upcoming'],
    ['on its last morning', 'confirmed', '2026-12-22', '2026-12-24', 'upcoming'],
    ['over, not yet marked so', 'confirmed', '2026-12-20', '2026-12-23', 'past'],
    ['stayed', 'stayed', '2026-12-20', '2026-12-24', 'past'],
    ['cancelled, still ahead', 'cancelled', '2027-01-02', '2027-01-03', 'cancelled'],
    ['cancelled, long ago', 'cancelled', '2025-01-02', '2025-01-03', 'cancelled'],
  ] as const)('%s', (_, status, checkInDate, checkOutDate, view) => {
    const list = [reservation({ status, checkInDate, checkOutDate })];
    expect(reservationViews.filter((each) => reservationsInView(list, each, today).length > 0)).toEqual([view]);
  });
});

describe('the order in a tab', () => {
  const list = [
    reservation({ reservationNo: 'R-LATER', checkInDate: '2027-02-01', checkOutDate: '2027-02-02' }),
    reservation({ reservationNo: 'R-NEXT', checkInDate: '2026-12-25', checkOutDate: '2026-12-26' }),
    reservation({ reservationNo: 'R-OLD', status: 'stayed', checkInDate: '2026-01-01', checkOutDate: '2026-01-02' }),
    reservation({ reservationNo: 'R-LAST', status: 'stayed', checkInDate: '2026-11-01', checkOutDate: '2026-11-02' }),
  ];
  const numbers = (view: 'upcoming' | 'past' | 'cancelled') =>
    reservationsInView(list, view, today).map(({ reservationNo }) => reservationNo);

  test('the nearest stay first', () => expect(numbers('upcoming')).toEqual(['R-NEXT', 'R-LATER']));
  test('the latest past stay first', () => expect(numbers('past')).toEqual(['R-LAST', 'R-OLD']));
  test('an empty tab is empty', () => expect(numbers('cancelled')).toEqual([]));
});
