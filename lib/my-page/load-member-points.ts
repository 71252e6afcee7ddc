import { loadDashboard, loadProgramme } from './member-loads';
import 'server-only';
import type { MemberPoints } from '@/lib/booking/point-choice';
import type { LanguageCode } from '@/lib/i18n/languages';

/** What the member may pay with points; null where the hub does not tell balance or rules just now. */
export async function loadMemberPoints(lang: LanguageCode): Promise<MemberPoints | null> {
  const [dashboard, programme] = await Promise.all([loadDashboard('member'), loadProgramme(lang)]);
  if (dashboard.state !== 'ready' || programme.state !== 'ready') return null;
  const { spending } = programme.data.points;
  return spending && { balance: dashboard.data.pointBalance, rules: spending };
}
