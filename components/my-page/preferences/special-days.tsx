import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Fieldset } from '@/components/ui/fieldset';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { monthNames } from '@/lib/dates/format';
import { anotherDay, DAYS_MAX, preferenceChoices, type SpecialDay } from '@/lib/my-page/preference-schema';

interface SpecialDaysProps {
  days: readonly SpecialDay[];
  /** Of the month, which has the error of its day. */
  fieldId: (path: `days.${number}.month`) => string;
  errorOf: (path: `days.${number}.month`) => string | undefined;
  onChange: (days: SpecialDay[]) => void;
}

function monthsIn(locale: string): SelectOption[] {
  return monthNames(locale).map((label, index) => ({ value: String(index + 1), label }));
}

export function SpecialDays({ days, fieldId, errorOf, onChange }: SpecialDaysProps) {
  const t = useTranslations('myPage.preferences');
  const months = monthsIn(useLocale());
  const daysOfMonth = Array.from({ length: 31 }, (_, index) => String(index + 1));
  const edit = (row: SpecialDay, part: Partial<SpecialDay>) =>
    onChange(days.map((each) => (each.id === row.id ? { ...each, ...part } : each)));
  const addId = useId();
  const isFull = days.length >= DAYS_MAX;
  return (
    <Fieldset legend={t('days')} hint={t('daysHint')}>
      <ul className="flex flex-col gap-8">
        {days.map((row, index) => {
          const number = index + 1;
          return (
            <li key={row.id}>
              <Fieldset legend={t('dayNumber', { number })} look="label">
                <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
                  <SelectField
                    className="col-span-2 sm:col-span-1"
                    name="kind"
                    label={t('kind')}
                    value={row.kind}
                    options={preferenceChoices.kind.map((value) => ({ value, label: t(`choice.${value}`) }))}
                    onChange={(event) => edit(row, { kind: event.target.value as SpecialDay['kind'] })}
                  />
                  <SelectField
                    id={fieldId(`days.${index}.month`)}
                    name="month"
                    label={t('month')}
                    emptyLabel={t('choose')}
                    value={row.month}
                    options={months}
                    onChange={(event) => edit(row, { month: event.target.value })}
                    error={errorOf(`days.${index}.month`)}
                  />
                  <SelectField
                    name="day"
                    label={t('day')}
                    emptyLabel={t('choose')}
                    value={row.day}
                    options={daysOfMonth.map((value) => ({ value, label: t('dayOfMonth', { day: Number(value) }) }))}
                    onChange={(event) => edit(row, { day: event.target.value })}
                  />
                </div>
                <Button
                  variant="secondary"
                  size="sm"
                  className="mt-4"
                  aria-label={t('removeNumber', { number })}
                  onClick={() => {
                    onChange(days.filter((each) => each.id !== row.id));
                    // The pressed button is removed with its row.
                    document.getElementById(addId)?.focus();
                  }}
                >
                  {t('remove')}
                </Button>
              </Fieldset>
            </li>
          );
        })}
      </ul>
      <Button
        id={addId}
        variant="secondary"
        size="sm"
        className={days.length > 0 ? 'mt-8' : undefined}
        disabledReason={isFull ? t('daysFull', { count: DAYS_MAX }) : undefined}
        onClick={() => onChange([...days, anotherDay(days)])}
      >
        {t('addDay')}
      </Button>
    </Fieldset>
  );
}
