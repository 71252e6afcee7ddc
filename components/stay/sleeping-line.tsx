import { useLocale, useTranslations } from 'next-intl';
import { formatKrw } from '@/components/ui/price';
import type { SleepingArrangement, SleepingPlace } from '@/lib/hub/contract/sleeping';
import { listText } from '@/lib/i18n/list-text';
import { agesText } from './guests-text';

export interface SleepingLineProps {
  /** Null where the ages of minors are not said. */
  sleeping: SleepingArrangement | null;
  className?: string;
}

export function SleepingLine({ sleeping, className }: SleepingLineProps) {
  const t = useTranslations('common.sleeping');
  const stay = useTranslations('common.stay');
  const locale = useLocale();
  const sentenceOf = ({ place, shared, count, adults, minorAges, nightKrw }: SleepingPlace) => {
    const minors = { count: minorAges.length, ages: agesText(minorAges, stay, locale) };
    const who = listText(
      [
        ...(adults > 0 ? [stay('adults', { count: adults })] : []),
        ...(minorAges.length > 0 ? [t('minors', minors)] : []),
      ],
      locale,
    );
    if (shared) return t('shares', { who, count: minorAges.length });
    const line = t('in', { who, place: t(`place.${place}`, { count }) });
    return nightKrw > 0 ? t('priced', { line, price: formatKrw(nightKrw, locale) }) : line;
  };
  if (sleeping === null || sleeping.every(({ minorAges }) => minorAges.length === 0)) return null;
  return (
    <p data-testid="sleeping" className={className}>
      {t('line', { places: sleeping.map(sentenceOf).join('\u00A0· ') })}
    </p>
  );
}
