import 'server-only';
import { dashboardInfo } from '@/lib/hub/contract/member';
import { programme } from '@/lib/hub/contract/programme';
import type { LanguageCode } from '@/lib/i18n/languages';
import { dataOf } from '@/lib/request/load';
import { loadForMember } from '@/lib/session/load-for-member';
import { readKnownSession } from '@/lib/session/read-session';
import { type EarnRates, earnRatesOf } from './earning';

export async function loadEarnRates(lang: LanguageCode): Promise<EarnRates | null> {
  const isMember = (await readKnownSession()) !== null;
  const [rules, dashboard] = await Promise.all([
    loadForMember(programme, { query: { lang } }).then(dataOf),
    isMember ? loadForMember(dashboardInfo, { query: {} }).then(dataOf) : null,
  ]);
  if (rules === null || (isMember && dashboard === null)) return null;
  return earnRatesOf(rules, dashboard?.tier ?? null);
}
