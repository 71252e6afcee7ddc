import { useLocale, useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { EmptyState } from '@/components/ui/empty-state';
import { seoulMoment } from '@/lib/dates/format';
import type { ReferredMember } from '@/lib/hub/contract/referral';

const steps = ['joined', 'booked', 'stayed', 'rewarded'] as const satisfies readonly ReferredMember['progress'][];
const tones: Record<ReferredMember['progress'], BadgeTone> = {
  joined: 'neutral',
  booked: 'neutral',
  stayed: 'brass',
  rewarded: 'pine',
};

export interface ReferralListProps {
  referrals: readonly ReferredMember[];
  type: 'common' | 'company';
}

export function ReferralList({ referrals, type }: ReferralListProps) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  if (referrals.length === 0) {
    return <EmptyState title={t('referrals.none')} sentence={t(`referrals.noneSentence.${type}`)} />;
  }
  const points = referrals.reduce((sum, referral) => sum + referral.points, 0);
  return (
    <div className="flex flex-col gap-10">
      <DescriptionList
        layout="row"
        className="max-w-form"
        items={[
          { term: t('referrals.count'), description: t('referrals.people', { count: referrals.length }) },
          { term: t('referrals.points'), description: t('units.points', { points }), strong: true },
        ]}
      />
      <ol className="divide-y divide-stone border-stone border-y">
        {referrals.map((referral) => (
          <li
            key={`${referral.joinedAt} ${referral.maskedName}`}
            className="grid grid-cols-1 gap-x-8 gap-y-3 py-5 sm:grid-cols-[1fr_2fr_8rem]"
          >
            <div>
              <p className="font-medium">{referral.maskedName}</p>
              <p className="tabular text-ink-muted text-sm">
                {t('referrals.joinedOn', { date: seoulMoment(referral.joinedAt, locale).day })}
              </p>
            </div>
            <div>
              <Badge tone={tones[referral.progress]}>{t(`referrals.progress.${referral.progress}`)}</Badge>
              <p className="mt-2 text-ink-soft text-sm">
                {t('referrals.step', { step: steps.indexOf(referral.progress) + 1, of: steps.length })}{' '}
                {t(`referrals.nextStep.${referral.progress}`)}
              </p>
            </div>
            <p className="tabular font-medium sm:text-end">{t('units.points', { points: referral.points })}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
