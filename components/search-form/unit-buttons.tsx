import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { unitOptionClass } from '@/components/stay/unit-option-class';
import { languageOf } from '@/lib/i18n/languages';
import { newPointRulesAtom } from '@/lib/stay/point-rules-atoms';
import { type PriceUnit, priceUnits } from '@/lib/stay/result-params';

/** The rules by which a calendar shows points; null for won, and until the rules are there. */
export function usePointRules(locale: string, unit: PriceUnit) {
  const rulesAtom = useMemo(() => newPointRulesAtom(languageOf(locale).code, unit === 'points'), [locale, unit]);
  const { data, isPending, isError } = useAtomValue(rulesAtom);
  const rules = unit === 'points' ? (data ?? null) : null;
  return { rules, failed: unit === 'points' && rules === null && (isError || !isPending) };
}

interface UnitButtonsProps {
  unit: PriceUnit;
  failed: boolean;
  onUnit: (unit: PriceUnit) => void;
}

/** Prices of the calendar, and of the search after it, in won or in points. */
export function UnitButtons({ unit, failed, onUnit }: UnitButtonsProps) {
  const t = useTranslations('search.unit');
  return (
    <fieldset className="mt-4 flex shrink-0 flex-wrap items-center gap-x-4">
      <legend className="sr-only">{t('label')}</legend>
      <span className="flex">
        {priceUnits.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === unit}
            onClick={() => onUnit(each)}
            className={unitOptionClass}
          >
            {t(each)}
          </button>
        ))}
      </span>
      {failed && (
        <span role="status" className="text-ink-soft text-sm">
          {t('unavailable')}
        </span>
      )}
    </fieldset>
  );
}
