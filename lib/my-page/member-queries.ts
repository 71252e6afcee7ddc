import type { DashboardInfo, MemberProfile } from '@/lib/hub/contract/member';
import type { ReservationDetail, ReservationSummary } from '@/lib/hub/contract/reservation';
import type { TableReservationDetail, TableReservationSummary } from '@/lib/hub/contract/table-reservation';
import type { LanguageCode } from '@/lib/i18n/languages';

/**
 * One question about the member: the key under which its answer is kept, and the address at which the browser
 * asks it. The server asks the same question through the contract (`load-member-queries`) and files the answer
 * under the same key. Free of zod, so that pages stay light; a test compares the addresses with the contract.
 */
export interface MemberQuery<T> {
  readonly queryKey: readonly ['member', ...(string | number)[]];
  /** Address under `/api/hub`. */
  readonly path: string;
  /** Carries the type of the answer; never set. */
  readonly answer?: T;
}

export type DashboardType = 'member' | 'employeeReferral';

/** Counts and progress; `employeeReferral` is for employees only. */
export function dashboardQuery(type: DashboardType): MemberQuery<DashboardInfo> {
  return { queryKey: ['member', 'dashboard', type], path: `/api/hub/membership/dashboard/info?type=${type}` };
}

/** Name, contact and the yes-or-no facts of the member. */
export function profileQuery(): MemberQuery<MemberProfile> {
  return { queryKey: ['member', 'profile'], path: '/api/hub/membership/member/profile' };
}

export interface ReservationList {
  reservations: ReservationSummary[];
}

/** @param lang the hub's language code: names of hotels come in it */
export function reservationListQuery(lang: LanguageCode): MemberQuery<ReservationList> {
  return { queryKey: ['member', 'reservations', lang], path: `/api/hub/reservation/room?lang=${lang}` };
}

/** @param lang the hub's language code: names of hotels, rooms and rates come in it */
export function reservationDetailQuery(reservationNo: string, lang: LanguageCode): MemberQuery<ReservationDetail> {
  return {
    queryKey: ['member', 'reservation', reservationNo, lang],
    path: `/api/hub/reservation/room/${encodeURIComponent(reservationNo)}?lang=${lang}`,
  };
}

export interface TableList {
  tableReservations: TableReservationSummary[];
}

/** @param lang the hub's language code: names of restaurants come in it */
export function tableListQuery(lang: LanguageCode): MemberQuery<TableList> {
  return { queryKey: ['member', 'tables', lang], path: `/api/hub/dining/reservation?lang=${lang}` };
}

/** @param lang the hub's language code: names of restaurants come in it */
export function tableDetailQuery(tableReservationNo: string, lang: LanguageCode): MemberQuery<TableReservationDetail> {
  return {
    queryKey: ['member', 'table', tableReservationNo, lang],
    path: `/api/hub/dining/reservation/${encodeURIComponent(tableReservationNo)}?lang=${lang}`,
  };
}
