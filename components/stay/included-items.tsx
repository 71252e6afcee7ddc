import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { Inclusion } from '@/lib/hub/contract/inclusion';
import type { PriceBreakdown } from '@/lib/hub/contract/offer';
import { inclusionsByNight } from '@/lib/stay/inclusions';

export function IncludedItems({ price, className }: { price: Pick<PriceBreakdown, 'nights'>; className?: string }) {
  const t = useTranslations('common.stay.inclusions');
  const { nights, lastDay } = inclusionsByNight(price.nights);
  const named = (some: readonly Inclusion[]) =>
    some.map(({ name, quantity }) => (quantity === 1 ? name : t('several', { name, quantity }))).join('\u00A0· ');
  const lines = [
    ...nights.map(({ from, until, inclusions }) => ({
      when: from === until ? t('night', { number: from }) : t('nights', { from, until }),
      what: named(inclusions),
    })),
    ...(lastDay.length > 0 ? [{ when: t('lastDay'), what: named(lastDay) }] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul aria-label={t('title')} className={clsx('keep-words', className)}>
      {lines.map(({ when, what }) => (
        <li key={when}>{`${when}: ${what}`}</li>
      ))}
    </ul>
  );
}
