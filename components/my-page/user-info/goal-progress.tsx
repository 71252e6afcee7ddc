import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/dates/format';
import type { Tier } from '@/lib/hub/contract/member';
import { isReached, routeProgress, type TierGoal } from '@/lib/my-page/tier-progress';

export function GoalProgress({ goal, tier, kind }: { goal: TierGoal; tier: Tier; kind: 'gain' | 'keep' }) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const tierName = t(`tier.${tier}`);
  const open = !isReached(goal);
  const sentence = open
    ? t(`progress.${kind}`, {
        nights: goal.nightsNeeded,
        points: goal.pointsNeeded,
        tier: tierName,
        date: formatDay(goal.by, locale),
      })
    : t(kind === 'gain' ? 'progress.gainReached' : 'progress.keepReached', { tier: tierName });
  const nights = routeProgress(goal.nightsNeeded, goal.nightsTarget);
  const points = routeProgress(goal.pointsNeeded, goal.pointsTarget);
  return (
    <div>
      <p className="text-lg">{sentence}</p>
      <dl className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Route name={t('progress.nights')} value={t('progress.nightsValue', { ...nights })} percent={nights.percent} />
        <Route name={t('progress.points')} value={t('progress.pointsValue', { ...points })} percent={points.percent} />
      </dl>
      {open && <p className="mt-4 text-ink-muted text-sm">{t('progress.either')}</p>}
    </div>
  );
}

function Route({ name, value, percent }: { name: string; value: string; percent: number }) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-sm">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="tabular text-right font-medium">{value}</dd>
      {/* The figures above say the same. */}
      <dd aria-hidden="true" className="progress-track col-span-2 h-1 bg-stone">
        <span className="block border-brass border-t-4" style={{ width: `${percent}%` }} />
      </dd>
    </div>
  );
}
