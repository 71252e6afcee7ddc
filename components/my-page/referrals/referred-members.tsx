import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { formatDay, seoulMoment } from '@/lib/dates/format';
import type { ReferredMember } from '@/lib/hub/contract/referral';

export interface ReferredMembersProps {
  locale: string;
  referrals: readonly ReferredMember[];
}

const tones = { joined: 'neutral', booked: 'neutral', stayed: 'brass', rewarded: 'pine' } as const;

export function ReferredMembers({ locale, referrals }: ReferredMembersProps) {
  const t = useTranslations('myPage.referral');
  const units = useTranslations('myPage.units');
  if (referrals.length === 0) return <p className="text-ink-soft">{t('nobody')}</p>;
  return (
    <ul className="divide-y divide-stone border-stone border-y">
      {referrals.map(({ maskedName, joinedAt, progress, points, rewardOn }) => (
        <li
          key={`${maskedName} ${joinedAt}`}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4"
        >
          <span>
            <span className="font-medium">{maskedName}</span>
            <span className="block text-ink-muted text-sm">
              {t('joinedOn', { day: seoulMoment(joinedAt, locale).day })}
            </span>
          </span>
          <span className="text-right">
            <Badge tone={tones[progress]}>{t(`progress.${progress}`)}</Badge>
            {progress === 'rewarded' && (
              <span className="tabular block text-ink-soft text-sm">{units('points', { points })}</span>
            )}
            {progress === 'stayed' && rewardOn !== null && (
              <span className="block text-ink-soft text-sm">{t('rewardOn', { day: formatDay(rewardOn, locale) })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
