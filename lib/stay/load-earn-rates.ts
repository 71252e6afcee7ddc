import 'server-only';
import { dashboardInfo } from '@/lib/hub/contract/member';
import { programme } from '@/lib/hub/contract/programme';
import type { LanguageCode } from '@/lib/i18n/languages';
import { loadForMember } from '@/lib/session/load-for-member';
import { readMember } from '@/lib/session/read-session';
import { type EarnRates, earnRatesOf } from './earning';

export async function loadEarnRates(lang: LanguageCode): Promise<EarnRates | null> {
  const isMember = (await readMember()) !== null;
  const [rules, dashboard] = await Promise.all([
    loadForMember(programme, { query: { lang } }),
    isMember ? loadForMember(dashboardInfo, { query: {} }) : null,
  ]);
  if (rules.state !== 'ready') return null;
  if (dashboard === null) return earnRatesOf(rules.data, null);
  return dashboard.state === 'ready' && dashboard.data !== null ? earnRatesOf(rules.data, dashboard.data.tier) : null;
}
