import 'server-only';
import { cache } from 'react';
import type { MemberPoints } from '@/lib/booking/point-choice';
import { pointBalance, pointMonths } from '@/lib/hub/contract/point';
import { programme } from '@/lib/hub/contract/programme';
import type { LanguageCode } from '@/lib/i18n/languages';
import { dataOf } from '@/lib/request/load';
import { loadForMember } from '@/lib/session/load-for-member';
import { loadDashboard } from './load-dashboard';
import { CHART_MONTHS } from './point-months';

export const loadPointBalance = cache((lang: LanguageCode) => loadForMember(pointBalance, { query: { lang } }));

export const loadPointMonths = cache(() => loadForMember(pointMonths, { query: { months: CHART_MONTHS } }));

export const loadProgramme = cache((lang: LanguageCode) => loadForMember(programme, { query: { lang } }));

/** What the member may pay with points; null where the hub does not tell balance or rules just now. */
export async function loadMemberPoints(lang: LanguageCode): Promise<MemberPoints | null> {
  const [dashboard, programme] = await Promise.all([loadDashboard().then(dataOf), loadProgramme(lang).then(dataOf)]);
  const spending = programme?.points.spending;
  return dashboard && spending ? { balance: dashboard.pointBalance, rules: spending } : null;
}
