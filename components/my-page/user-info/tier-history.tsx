import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/dates/format';
import type { TierChange } from '@/lib/hub/contract/member';

export function TierHistory({ changes }: { changes: readonly TierChange[] }) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  return (
    <ol className="divide-y divide-stone border-stone border-y">
      {changes.map(({ tier, since, reason }) => (
        <li
          key={`${since} ${tier} ${reason}`}
          className="grid grid-cols-1 gap-x-8 gap-y-1 py-4 sm:grid-cols-[14rem_8rem_1fr]"
        >
          <span className="tabular text-ink-muted">{formatDay(since, locale)}</span>
          <span className="font-medium">{t(`tier.${tier}`)}</span>
          <span className="text-ink-soft text-sm">{t(`status.reason.${reason}`)}</span>
        </li>
      ))}
    </ol>
  );
}
