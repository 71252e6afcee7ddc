import { useAtomValue } from 'jotai';
import { type AtomWithQueryResult, atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { bffGet } from '@/lib/bff/bff-client';
import type { LanguageCode } from '@/lib/i18n/languages';
import { type MemberQueryError, memberFailureOf } from './member-failure';
import {
  type DashboardType,
  dashboardQuery,
  type MemberQuery,
  profileQuery,
  reservationDetailQuery,
  reservationListQuery,
  tableDetailQuery,
  tableListQuery,
} from './member-queries';

export type MemberResult<T> = AtomWithQueryResult<T, MemberQueryError>;

/** Atom of one question about the member; asks through the BFF, which refreshes the session where needed. */
function memberQueryAtom<T>(query: MemberQuery<T>, enabled = true) {
  return atomWithQuery<T, MemberQueryError>(() => ({
    queryKey: query.queryKey,
    enabled,
    queryFn: async ({ signal }) => {
      try {
        return (await bffGet<{ data: T }>(query.path, { signal })).data;
      } catch (error) {
        if (signal.aborted) throw error;
        throw { failure: memberFailureOf(error) } satisfies MemberQueryError;
      }
    },
  }));
}

// One atom for each question that every page shares; the others live as long as the component that asks.
const memberDashboardAtom = memberQueryAtom(dashboardQuery('member'));
const profileAtom = memberQueryAtom(profileQuery());

/** The member's own dashboard. */
export function useDashboard() {
  return useAtomValue(memberDashboardAtom);
}

/** The member's profile. */
export function useProfile() {
  return useAtomValue(profileAtom);
}

/** The employee-referral dashboard; asked for employees only. */
export function useEmployeeReferralDashboard(isEmployee: boolean) {
  const type: DashboardType = 'employeeReferral';
  return useAtomValue(useMemo(() => memberQueryAtom(dashboardQuery(type), isEmployee), [isEmployee]));
}

/** All room reservations of the member, in whatever state. */
export function useReservationList(lang: LanguageCode) {
  return useAtomValue(useMemo(() => memberQueryAtom(reservationListQuery(lang)), [lang]));
}

/** One room reservation; another member's is `notFound`. */
export function useReservationDetail(reservationNo: string, lang: LanguageCode) {
  return useAtomValue(
    useMemo(() => memberQueryAtom(reservationDetailQuery(reservationNo, lang)), [reservationNo, lang]),
  );
}

/** All tables of the member, in whatever state. */
export function useTableList(lang: LanguageCode) {
  return useAtomValue(useMemo(() => memberQueryAtom(tableListQuery(lang)), [lang]));
}

/** One table; another member's is `notFound`. */
export function useTableDetail(tableReservationNo: string, lang: LanguageCode) {
  return useAtomValue(
    useMemo(() => memberQueryAtom(tableDetailQuery(tableReservationNo, lang)), [tableReservationNo, lang]),
  );
}
