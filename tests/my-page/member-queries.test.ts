// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { allowedCall } from '@/lib/bff/allow-list';
import { contract } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import {
  dashboardQuery,
  type MemberQuery,
  profileQuery,
  reservationDetailQuery,
  reservationListQuery,
  tableDetailQuery,
  tableListQuery,
} from '@/lib/my-page/member-queries';

describe('what the browser asks is what the contract has', () => {
  const cases: [string, MemberQuery<unknown>, Endpoint, Record<string, string>][] = [
    ['dashboard', dashboardQuery('member'), contract.dashboardInfo, { type: 'member' }],
    ['employee referrals', dashboardQuery('employeeReferral'), contract.dashboardInfo, { type: 'employeeReferral' }],
    ['profile', profileQuery(), contract.memberProfile, {}],
    ['reservations', reservationListQuery('ch'), contract.listReservations, { lang: 'ch' }],
    ['tables', tableListQuery('ch'), contract.listTableReservations, { lang: 'ch' }],
    ['a table', tableDetailQuery('DN-100000', 'jp'), contract.tableReservationDetail, { lang: 'jp' }],
    ['a reservation', reservationDetailQuery('R-100000', 'jp'), contract.reservationDetail, { lang: 'jp' }],
  ];
  test.each(cases)('%s', (_, { path }, entry, query) => {
    const url = new URL(path, 'http://localhost');
    const allowed = allowedCall('GET', url.pathname.slice('/api/hub'.length));
    expect(allowed?.entry.name).toBe(entry.name);
    expect(Object.fromEntries(url.searchParams)).toEqual(query);
    expect(entry.query?.safeParse(Object.fromEntries(url.searchParams)).success ?? true).toBe(true);
  });

  test('a reservation number cannot lead to another address', () => {
    const { path } = reservationDetailQuery('../../membership/point?x=1#', 'ko');
    expect(new URL(path, 'http://localhost').pathname).toMatch(/^\/api\/hub\/reservation\/room\/[^/]+$/);
  });

  test('every language keeps its own answer', () => {
    expect(reservationListQuery('ko').queryKey).not.toEqual(reservationListQuery('en').queryKey);
  });
});
