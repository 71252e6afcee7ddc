import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Fieldset } from '@/components/ui/fieldset';
import { formatKrw } from '@/components/ui/price';
import { TextField } from '@/components/ui/text-field';
import type { MemberPoints, PointError } from '@/lib/booking/point-choice';

interface ChangePointsProps {
  points: MemberPoints;
  held: number;
  typed: string | undefined;
  error: PointError | null;
  onType: (typed: string | undefined) => void;
}

export function ChangePoints({ points, held, typed, error, onType }: ChangePointsProps) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const [isLeft, setLeft] = useState(false);
  const { balance, rules } = points;
  if (balance + held < rules.smallestPoints) return null;
  const { smallestPoints: smallest, stepPoints: step, mostPercent: percent, krwPerPoint } = rules;
  return (
    <Fieldset
      legend={t('points.legend')}
      hint={t('points.rule', { smallest, step, percent, amount: formatKrw(krwPerPoint, locale) })}
    >
      <p className="tabular mb-4">
        <span>{t('points.balance', { balance })}</span>
        {held > 0 && <span className="block text-ink-soft text-sm">{t('change.pointsHeld', { points: held })}</span>}
      </p>
      <TextField
        name="points"
        label={t('points.label')}
        value={typed ?? (held > 0 ? String(held) : '')}
        error={
          error !== null && isLeft
            ? t(`points.errors.${error}`, { smallest, step, balance: balance + held, most: 0 })
            : undefined
        }
        onChange={({ target: { value } }) => onType(isAsItIs(value, held) ? undefined : value)}
        onBlur={() => setLeft(true)}
        inputMode="numeric"
        autoComplete="off"
        className="w-full sm:w-56"
      />
    </Fieldset>
  );
}

const isAsItIs = (value: string, held: number) => value.trim() === (held > 0 ? String(held) : '');
