import 'server-only';
import { dashboardInfo } from '@/lib/hub/contract/member';
import { programme } from '@/lib/hub/contract/programme';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';
import { readMember } from '@/lib/session/read-session';
import { type EarnRates, earnRatesOf } from './earning';

/** The rates by which stays of this visitor earn points; null where the hub does not tell them just now. */
export async function loadEarnRates(lang: LanguageCode): Promise<EarnRates | null> {
  const isMember = (await readMember()) !== null;
  const [rules, dashboard] = await Promise.all([
    memberLoad(programme, { query: { lang } }),
    isMember ? memberLoad(dashboardInfo, { query: {} }) : null,
  ]);
  if (rules.state !== 'ready') return null;
  if (dashboard === null) return earnRatesOf(rules.data, null);
  return dashboard.state === 'ready' ? earnRatesOf(rules.data, dashboard.data.tier) : null;
}

/** What of a page is worth no waiting: null where it is not there after so many milliseconds. */
export async function ifThere<T>(answer: Promise<T>, waitMs: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, waitMs, null);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
