import 'server-only';
import { cache } from 'react';
import { dashboardInfo } from '@/lib/hub/contract/member';
import type { SpendingRules } from '@/lib/hub/contract/programme';
import { loadOf } from '@/lib/hub/hub-load';
import { loadProgrammeForAll } from '@/lib/hub/load-group-texts';
import type { LanguageCode } from '@/lib/i18n/languages';
import { dataOf } from '@/lib/request/load';
import { loadForMember } from '@/lib/session/load-for-member';
import type { PriceUnit } from './result-params';

/** Null where the hub does not answer. Carries no token, so that an expired one changes no price. */
export const loadRules = async (lang: LanguageCode) => dataOf(await loadOf(loadProgrammeForAll(lang)));

export const loadOwnDashboard = cache(async () => dataOf(await loadForMember(dashboardInfo, { query: {} })));

/** The rules by which a page shows prices in points; null where it shows won, also because there are no rules. */
export async function loadPointPrices(unit: PriceUnit, lang: LanguageCode): Promise<SpendingRules | null> {
  return unit === 'points' ? ((await loadRules(lang))?.points.spending ?? null) : null;
}
