import 'server-only';
import { cache } from 'react';
import { dashboardInfo } from '@/lib/hub/contract/member';
import { programme, type SpendingRules } from '@/lib/hub/contract/programme';
import { callHub } from '@/lib/hub/hub-client';
import { loadOf } from '@/lib/hub/hub-load';
import type { LanguageCode } from '@/lib/i18n/languages';
import { dataOf } from '@/lib/request/load';
import { visitorSignal } from '@/lib/request/page-answer';
import { loadForMember } from '@/lib/session/load-for-member';
import type { PriceUnit } from './result-params';

/** Asked once for a page; null where the hub does not answer. Carries no token, so that an expired one changes no price. */
export const loadProgramme = cache(async (lang: LanguageCode) =>
  dataOf(await loadOf(callHub(programme, { query: { lang }, signal: visitorSignal() }).then(({ data }) => data))),
);

export const loadOwnDashboard = cache(async () => dataOf(await loadForMember(dashboardInfo, { query: {} })));

/** The rules by which a page shows prices in points; null where it shows won, also because there are no rules. */
export async function loadPointPrices(unit: PriceUnit, lang: LanguageCode): Promise<SpendingRules | null> {
  return unit === 'points' ? ((await loadProgramme(lang))?.points.spending ?? null) : null;
}
