import { useTranslations } from 'next-intl';
import type { Tier } from '@/lib/hub/contract/member';
import type { ProgrammeTier } from '@/lib/hub/contract/programme';
import { tierBenefitsOf } from '@/lib/my-page/tier-benefits';

export function TierBenefits({ tiers, tier }: { tiers: readonly ProgrammeTier[]; tier: Tier }) {
  const t = useTranslations('myPage');
  const { own, pointsPercent, next } = tierBenefitsOf(tiers, tier);
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
      <BenefitList
        title={t('status.ownBenefits', { tier: t(`tier.${tier}`) })}
        points={t('status.pointsRate', { percent: pointsPercent })}
        benefits={own}
      />
      {next && (
        <BenefitList
          title={t('status.nextBenefits', { tier: t(`tier.${next.tier}`) })}
          points={t('status.pointsRate', { percent: next.pointsPercent })}
          benefits={next.adds}
        />
      )}
    </div>
  );
}

interface BenefitListProps {
  title: string;
  points: string;
  benefits: readonly ProgrammeTier['benefits'][number][];
}

function BenefitList({ title, points, benefits }: BenefitListProps) {
  return (
    <div>
      <h3 className="display text-lg">{title}</h3>
      <ul className="mt-4 divide-y divide-stone border-stone border-y">
        <li className="tabular py-4 font-medium">{points}</li>
        {benefits.map((benefit) => (
          <li key={benefit.benefitId} className="py-4">
            <p className="font-medium">{benefit.title}</p>
            <p className="mt-1 text-ink-soft text-sm">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
