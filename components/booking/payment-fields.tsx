import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { SchemaField } from '@/components/layout/use-schema-form';
import { Button } from '@/components/ui/button';
import { Fieldset } from '@/components/ui/fieldset';
import { formatKrw } from '@/components/ui/price';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextField } from '@/components/ui/text-field';
import { wholeStay } from '@/lib/booking/point-choice';
import { formatDay } from '@/lib/dates/format';
import { paidKrw } from '@/lib/hub/contract/point-payment';
import { usePaymentChoice, usePointErrorText } from './payment-choice';

interface PointsFieldProps {
  field: SchemaField;
  isSubmitted: boolean;
  takesFocus: boolean;
  /** To how many they were changed with the voucher; null where they were not. */
  adjusted: number | null;
  onUseMost: (points: number) => void;
}

export function PointsField({ field, isSubmitted, takesFocus, adjusted, onUseMost }: PointsFieldProps) {
  const { id, defaultValue: initial = '' } = field;
  const t = useTranslations('booking.points');
  const locale = useLocale();
  const { points, paid, most, error, totalKrw } = usePaymentChoice();
  const errorText = usePointErrorText();
  // A restored value is validated at once: the balance or the price may have changed.
  const [isLeft, setLeft] = useState(initial !== '');
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus();
  }, [takesFocus, id]);
  if (points === null && error === null) return null;
  if (points !== null && points.balance === 0 && initial === '') return null;
  const isAdjusted = adjusted !== null && adjusted === (paid?.points ?? 0);
  const whole = points && wholeStay(points, totalKrw);
  const won = (count: number) => formatKrw(points ? paidKrw(count, points.rules, totalKrw) : 0, locale);
  return (
    <Fieldset
      legend={t('legend')}
      hint={
        points === null
          ? undefined
          : t('rule', { ...ruleValues(points.rules), amount: formatKrw(points.rules.krwPerPoint, locale) })
      }
    >
      {points && (
        <p className="tabular mb-4">
          {t('balance', { balance: points.balance })}
          <span className="block text-ink-soft text-sm">
            <span>{most > 0 ? t('most', { points: most, amount: won(most) }) : t('none')}</span>
            {whole && whole.missing > 0 && <span className="block">{t('missing', whole)}</span>}
          </span>
        </p>
      )}
      <p role="status" className={clsx('text-pine text-sm', isAdjusted && 'mb-4')}>
        {isAdjusted && t('adjusted', { points: adjusted })}
      </p>
      {(most > 0 || error !== null || initial !== '') && (
        <>
          <div className="flex flex-col items-start gap-3">
            <TextField
              {...field}
              label={t('label')}
              error={error !== null && (isSubmitted || isLeft) ? errorText(error) : undefined}
              inputMode="numeric"
              autoComplete="off"
              className="w-full sm:w-56"
              onBlur={(event) => {
                void field.onBlur(event);
                setLeft(true);
              }}
            />
            {most > 0 && (
              <Button variant="secondary" size="sm" onClick={() => onUseMost(most)}>
                {t('useMost')}
              </Button>
            )}
          </div>
          <p className="mt-3 max-w-reading text-ink-muted text-sm">{t('back')}</p>
        </>
      )}
    </Fieldset>
  );
}

function ruleValues(rules: { smallestPoints: number; stepPoints: number; mostPercent: number }) {
  return { smallest: rules.smallestPoints, step: rules.stepPoints, percent: rules.mostPercent };
}

export function VoucherField({ onChosen }: { onChosen: (voucherId: string | null) => void }) {
  const t = useTranslations('booking.voucher');
  const locale = useLocale();
  const { vouchers, voucher: chosen, chooseVoucher } = usePaymentChoice();
  if (vouchers.length === 0) return null;
  const pick = (value: string) => {
    const voucherId = value === '' ? null : value;
    chooseVoucher(voucherId);
    onChosen(voucherId);
  };
  return (
    <RadioGroup
      legend={t('legend')}
      hint={t('hint')}
      name="voucher"
      value={chosen?.voucherId ?? ''}
      onChange={(event) => pick(event.target.value)}
      options={[
        { value: '', label: t('none') },
        ...vouchers.map(({ voucherId, name, discountKrw, obstacle, validUntil, use }) => ({
          value: voucherId,
          disabled: obstacle !== null,
          label:
            obstacle === null ? (
              <>
                <span>{name}</span>{' '}
                <span className="tabular whitespace-nowrap font-medium text-pine">
                  {t('saving', { amount: formatKrw(discountKrw, locale) })}
                </span>
              </>
            ) : (
              <span className="text-ink-muted">{name}</span>
            ),
          detail:
            obstacle === null
              ? t('validUntil', { day: formatDay(validUntil, locale) })
              : t(`obstacle.${obstacle}`, {
                  day: formatDay(validUntil, locale),
                  minimum: formatKrw(use.minimumKrw, locale),
                }),
        })),
      ]}
    />
  );
}
