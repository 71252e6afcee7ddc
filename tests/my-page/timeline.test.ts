import { expect, test } from 'vitest';
import type { TableReservationSummary } from '@/lib/hub/contract/table-reservation';
import { tablesInView } from '@/lib/my-page/reservation-views';
import { timelineOf } from '@/lib/my-page/timeline';
import { reservation, tableReservation } from './sample-answers';

const today = '2026-12-20';

function table(no: string, date: string, time: string, status: TableReservationSummary['status'] = 'confirmed') {
  return tableReservation({ tableReservationNo: no, date, time, status });
}

test('stays and tables come in the order of Seoul’s clock; who arrives on a day dines after it', () => {
  const stays = [
    reservation({ reservationNo: 'R-2', checkInDate: '2027-01-02', checkOutDate: '2027-01-03' }),
    reservation({ reservationNo: 'R-1' }),
    reservation({ reservationNo: 'R-0', status: 'cancelled' }),
  ];
  const tables = [
    table('D-4', '2026-12-25', '19:00'),
    table('D-3', '2026-12-25', '12:00'),
    table('D-1', '2026-12-21', '18:00'),
    table('D-0', '2026-12-22', '18:00', 'cancelled'),
    table('D-9', '2026-12-19', '18:00', 'dined'),
  ];
  const names = timelineOf(stays, tables, today).map((entry) =>
    entry.kind === 'stay' ? entry.stay.reservationNo : entry.table.tableReservationNo,
  );
  expect(names).toEqual(['D-1', 'R-1', 'D-3', 'D-4', 'R-2']);
});

test('a table is past once its party has left, and today until then', () => {
  const tables = [
    table('D-1', today, '11:00', 'dined'),
    table('D-2', today, '19:00'),
    table('D-3', '2026-12-01', '12:00'),
  ];
  expect(tablesInView(tables, 'upcoming', today).map((each) => each.tableReservationNo)).toEqual(['D-2']);
  expect(tablesInView(tables, 'past', today).map((each) => each.tableReservationNo)).toEqual(['D-1', 'D-3']);
});
