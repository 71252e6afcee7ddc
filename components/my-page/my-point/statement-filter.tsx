import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { localizedPath } from '@/lib/i18n/localized-path';
import { monthName } from '@/lib/my-page/format-moment';
import { type PointFilter, periodMonths, pointKinds } from '@/lib/my-page/point-filter';
import { paths } from '@/lib/paths';

/** What of the statement is shown: a form of the browser's own, whose answer is an address. */
export function StatementFilter({ filter }: { filter: PointFilter }) {
  const t = useTranslations('myPage.points');
  const locale = useLocale();
  const ownMonth = filter.period?.includes('-') ? filter.period : undefined;
  return (
    <form
      method="get"
      action={`${localizedPath(locale, paths.myPagePoint.pointInfo())}#statement`}
      className="flex flex-wrap items-end gap-x-6 gap-y-4 print:hidden"
    >
      <SelectField
        name="kind"
        label={t('statement.filter.kind')}
        defaultValue={filter.kind ?? ''}
        emptyLabel={t('statement.filter.everyKind')}
        options={pointKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        className="min-w-48 flex-1"
      />
      <SelectField
        name="period"
        label={t('statement.filter.period')}
        defaultValue={filter.period ?? ''}
        emptyLabel={t('statement.filter.everyPeriod')}
        options={[
          ...periodMonths.map((months) => ({
            value: months,
            label: t('statement.filter.lastMonths', { months: Number(months) }),
          })),
          ...(ownMonth === undefined ? [] : [{ value: ownMonth, label: monthName(ownMonth, locale) }]),
        ]}
        className="min-w-48 flex-1"
      />
      <Button type="submit" variant="secondary">
        {t('statement.filter.show')}
      </Button>
    </form>
  );
}
