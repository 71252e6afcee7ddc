import clsx from 'clsx';
import { useTranslations } from 'next-intl';

interface EarnedPointsProps {
  /** Null where the stay earns none: a guest's, or a cancelled one. */
  points: number | null;
  status: 'confirmed' | 'cancelled' | 'stayed';
  className?: string;
}

export function EarnedPoints({ points, status, className }: EarnedPointsProps) {
  const t = useTranslations('common.stay');
  if (points === null || status === 'cancelled') return null;
  return (
    <p data-testid="earned-points" className={clsx('tabular text-pine', className)}>
      {t(status === 'stayed' ? 'earned' : 'earns', { points })}
    </p>
  );
}
