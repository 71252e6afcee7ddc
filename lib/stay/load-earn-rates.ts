import 'server-only';
import type { LanguageCode } from '@/lib/i18n/languages';
import { readKnownSession } from '@/lib/session/read-session';
import { type EarnRates, earnRatesOf } from './earning';
import { loadOwnDashboard, loadRules } from './load-point-prices';

export async function loadEarnRates(lang: LanguageCode): Promise<EarnRates | null> {
  const isMember = (await readKnownSession()) !== null;
  const [rules, dashboard] = await Promise.all([loadRules(lang), isMember ? loadOwnDashboard() : null]);
  if (rules === null || (isMember && dashboard === null)) return null;
  return earnRatesOf(rules, dashboard?.tier ?? null);
}
