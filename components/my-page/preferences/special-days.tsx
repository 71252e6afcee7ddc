import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Fieldset } from '@/components/ui/fieldset';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { monthNames } from '@/lib/dates/format';
import {
  anotherDay,
  DAYS_MAX,
  type DayProblem,
  preferenceChoices,
  type SpecialDay,
} from '@/lib/my-page/preference-form';

interface SpecialDaysProps {
  id: string;
  days: readonly SpecialDay[];
  problems: Readonly<Record<string, DayProblem>>;
  onChange: (days: SpecialDay[]) => void;
}

function monthsIn(locale: string): SelectOption[] {
  return monthNames(locale).map((label, index) => ({ value: String(index + 1), label }));
}

export function SpecialDays({ id, days, problems, onChange }: SpecialDaysProps) {
  const t = useTranslations('myPage.preferences');
  const months = monthsIn(useLocale());
  const daysOfMonth = Array.from({ length: 31 }, (_, index) => String(index + 1));
  const edit = (row: SpecialDay, part: Partial<SpecialDay>) =>
    onChange(days.map((each) => (each.id === row.id ? { ...each, ...part } : each)));
  const addId = `${id}-add-day`;
  const isFull = days.length >= DAYS_MAX;
  return (
    <Fieldset legend={t('days')} hint={t('daysHint')}>
      <ul className="flex flex-col gap-8">
        {days.map((row, index) => {
          const problem = problems[row.id];
          const number = index + 1;
          return (
            <li key={row.id}>
              <Fieldset legend={t('dayNumber', { number })} look="label">
                <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
                  <SelectField
                    className="col-span-2 sm:col-span-1"
                    label={t('kind')}
                    value={row.kind}
                    options={preferenceChoices.kind.map((value) => ({ value, label: t(`choice.${value}`) }))}
                    onChange={(event) => edit(row, { kind: event.target.value as SpecialDay['kind'] })}
                  />
                  <SelectField
                    id={`${id}-month-${row.id}`}
                    label={t('month')}
                    emptyLabel={t('choose')}
                    value={row.month}
                    options={months}
                    onChange={(event) => edit(row, { month: event.target.value })}
                    error={problem && t(`problems.${problem}`)}
                  />
                  <SelectField
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
