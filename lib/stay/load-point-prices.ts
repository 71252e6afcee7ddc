import 'server-only';
import { cache } from 'react';
import { programme, type SpendingRules } from '@/lib/hub/contract/programme';
import { hubData } from '@/lib/hub/hub-data';
import { loadOf } from '@/lib/hub/hub-load';
import type { LanguageCode } from '@/lib/i18n/languages';
import { loadDashboard } from '@/lib/member/load-member';
import { dataOf } from '@/lib/request/load';
import { readKnownSession } from '@/lib/session/read-session';
import { type EarnRates, earnRatesOf } from './earning';
import type { PriceUnit } from './result-params';

/** Carries no token, so that an expired one changes no price. */
export const loadProgramme = cache((lang: LanguageCode, signal?: AbortSignal) =>
  loadOf(hubData(programme, { query: { lang } }, signal)),
);

/** The rules by which a page shows prices in points; null where it shows won, also because there are no rules. */
export async function loadPointPrices(unit: PriceUnit, lang: LanguageCode): Promise<SpendingRules | null> {
  return unit === 'points' ? (dataOf(await loadProgramme(lang))?.points.spending ?? null) : null;
}

export async function loadEarnRates(lang: LanguageCode): Promise<EarnRates | null> {
  const isMember = (await readKnownSession()) !== null;
  const [rules, dashboard] = await Promise.all([loadProgramme(lang), isMember ? loadDashboard() : null]);
  if (rules.state !== 'ready' || (dashboard && dashboard.state !== 'ready')) return null;
  return earnRatesOf(rules.data, dashboard?.data.tier ?? null);
}
