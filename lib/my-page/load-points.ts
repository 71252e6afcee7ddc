import 'server-only';
import { cache } from 'react';
import type { MemberPoints } from '@/lib/booking/point-choice';
import { nightsForPoints, pointBalance, pointMonths } from '@/lib/hub/contract/point';
import type { LanguageCode } from '@/lib/i18n/languages';
import { loadDashboard } from '@/lib/member/load-member';
import { dataOf } from '@/lib/request/load';
import { loadForMember } from '@/lib/session/load-for-member';
import { loadProgramme } from '@/lib/stay/load-point-prices';
import { CHART_MONTHS } from './point-months';

export const loadPointBalance = cache((lang: LanguageCode) => loadForMember(pointBalance, { query: { lang } }));

export const loadPointMonths = cache(() => loadForMember(pointMonths, { query: { months: CHART_MONTHS } }));

export const loadNightsForPoints = cache((lang: LanguageCode) => loadForMember(nightsForPoints, { query: { lang } }));

/** What the member may pay with points; null where they are frozen, and where the hub does not tell balance or rules just now. */
export async function loadMemberPoints(lang: LanguageCode): Promise<MemberPoints | null> {
  const [dashboard, programme] = await Promise.all([loadDashboard().then(dataOf), loadProgramme(lang)]);
  const spending = dataOf(programme)?.points.spending;
  return dashboard && !dashboard.frozen && spending ? { balance: dashboard.pointBalance, rules: spending } : null;
}
