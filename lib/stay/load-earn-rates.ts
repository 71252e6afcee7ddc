import 'server-only';
import type { LanguageCode } from '@/lib/i18n/languages';
import { loadDashboard } from '@/lib/member/load-member';
import { readKnownSession } from '@/lib/session/read-session';
import { type EarnRates, earnRatesOf } from './earning';
import { loadProgramme } from './load-point-prices';

export async function loadEarnRates(lang: LanguageCode): Promise<EarnRates | null> {
  const isMember = (await readKnownSession()) !== null;
  const [programme, dashboard] = await Promise.all([loadProgramme(lang), isMember ? loadDashboard() : null]);
  if (programme.state !== 'ready' || (dashboard && dashboard.state !== 'ready')) return null;
  return earnRatesOf(programme.data, dashboard?.data.tier ?? null);
}
