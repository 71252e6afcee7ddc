import 'server-only';
import { cache } from 'react';
import type { MemberPoints } from '@/lib/booking/point-choice';
import { claimableStays, claimDetail, listClaims } from '@/lib/hub/contract/claim';
import { listConsents } from '@/lib/hub/contract/consent';
import { customerCentre, enquiryDetail, listEnquiries, unreadAnswers } from '@/lib/hub/contract/enquiry';
import {
  type DashboardInfo,
  dashboardInfo,
  employeeQrCode,
  memberCompanyCode,
  memberProfile,
  tierHistory,
} from '@/lib/hub/contract/member';
import { pointBalance, pointMonths } from '@/lib/hub/contract/point';
import { memberPreferences } from '@/lib/hub/contract/preference';
import { programme } from '@/lib/hub/contract/programme';
import { listReferrals, ownReferral, type ReferralType } from '@/lib/hub/contract/referral';
import { listReservations, reservationDetail } from '@/lib/hub/contract/reservation';
import { listTableReservations, tableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { listVoucherChoices, listVouchers } from '@/lib/hub/contract/voucher';
import { withdrawalPreview } from '@/lib/hub/contract/withdrawal';
import type { LanguageCode } from '@/lib/i18n/languages';
import { type MemberLoad, memberLoad } from '@/lib/session/member-load';
import type { MenuConditions } from './menu';
import { CHART_MONTHS } from './point-months';

// What My Page asks the hub about the member, each question once for a render.

export const loadClaim = cache((claimNo: string, lang: LanguageCode) =>
  memberLoad(claimDetail, { params: { claimNo }, query: { lang } }),
);
export const loadClaimableStays = cache((lang: LanguageCode) => memberLoad(claimableStays, { query: { lang } }));
export const loadClaims = cache((lang: LanguageCode) => memberLoad(listClaims, { query: { lang } }));
export const loadCompanyCode = cache(() => memberLoad(memberCompanyCode, {}));
export const loadConsents = cache((lang: LanguageCode) => memberLoad(listConsents, { query: { lang } }));
export const loadCustomerCentre = cache((lang: LanguageCode) => memberLoad(customerCentre, { query: { lang } }));

/** `unavailable` without data: a member's own dashboard is never empty. */
export const loadDashboard = cache(async (): Promise<MemberLoad<DashboardInfo>> => {
  const answer = await memberLoad(dashboardInfo, { query: { type: 'member' } });
  if (answer.state !== 'ready') return answer;
  return answer.data === null
    ? { state: 'unavailable', kind: 'contract_broken' }
    : { state: 'ready', data: answer.data };
});

/** Answered to employees only; null where the dashboard call has brought no data. */
export const loadReferralDashboard = cache(async (): Promise<MemberLoad<DashboardInfo['employeeReferral']>> => {
  const answer = await memberLoad(dashboardInfo, { query: { type: 'employeeReferral' } });
  return answer.state === 'ready' ? { state: 'ready', data: answer.data?.employeeReferral ?? null } : answer;
});
export const loadEnquiries = cache(() => memberLoad(listEnquiries, {}));
export const loadEnquiry = cache((enquiryNo: string) => memberLoad(enquiryDetail, { params: { enquiryNo } }));
export const loadOwnReferral = cache((type: ReferralType) => memberLoad(ownReferral, { query: { type } }));
export const loadPointBalance = cache(() => memberLoad(pointBalance, {}));
export const loadPointMonths = cache(() => memberLoad(pointMonths, { query: { months: CHART_MONTHS } }));
export const loadPreferences = cache(() => memberLoad(memberPreferences, {}));
export const loadProfile = cache(() => memberLoad(memberProfile, {}));
export const loadProgramme = cache((lang: LanguageCode) => memberLoad(programme, { query: { lang } }));
export const loadEmployeeCode = cache(() => memberLoad(employeeQrCode, {}));
export const loadReferrals = cache((type: 'common' | 'company') => memberLoad(listReferrals, { query: { type } }));
export const loadReservation = cache((reservationNo: string, lang: LanguageCode) =>
  memberLoad(reservationDetail, { params: { reservationNo }, query: { lang } }),
);
export const loadReservations = cache((lang: LanguageCode) => memberLoad(listReservations, { query: { lang } }));
export const loadTable = cache((tableReservationNo: string, lang: LanguageCode) =>
  memberLoad(tableReservationDetail, { params: { tableReservationNo }, query: { lang } }),
);
export const loadTables = cache((lang: LanguageCode) => memberLoad(listTableReservations, { query: { lang } }));
export const loadTierHistory = cache(() => memberLoad(tierHistory, {}));
export const loadVoucherChoices = cache((lang: LanguageCode) => memberLoad(listVoucherChoices, { query: { lang } }));
export const loadVouchers = cache((lang: LanguageCode) => memberLoad(listVouchers, { query: { lang } }));

/** What the member would lose by leaving, and the reservations that stand in the way; names in the reader's language. */
export const loadWithdrawalPreview = cache((lang: LanguageCode) => memberLoad(withdrawalPreview, { query: { lang } }));

/** The condition of the menu's employee referral history: did the dashboard call succeed, and with data? */
export async function loadEmployeeReferral(): Promise<MenuConditions['employeeReferralDashboard']> {
  const answer = await loadReferralDashboard();
  return answer.state === 'ready' ? { succeeded: true, data: answer.data } : { succeeded: false, data: null };
}

/** What the member may pay with points; null where the hub does not tell balance or rules just now. */
export async function loadMemberPoints(lang: LanguageCode): Promise<MemberPoints | null> {
  const [dashboard, programme] = await Promise.all([loadDashboard(), loadProgramme(lang)]);
  if (dashboard.state !== 'ready' || programme.state !== 'ready') return null;
  const { spending } = programme.data.points;
  return spending && { balance: dashboard.data.pointBalance, rules: spending };
}

/** For the mark in the menu: none if it is unknown. */
export async function loadUnreadAnswers(): Promise<number> {
  const answer = await memberLoad(unreadAnswers, {});
  return answer.state === 'ready' ? answer.data.count : 0;
}
