import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { localizedPath } from '@/lib/i18n/localized-path';
import { monthName } from '@/lib/my-page/format-moment';
import { type PointFilter, periodMonths, pointKinds } from '@/lib/my-page/point-filter';
import { paths } from '@/lib/paths';

/**
 * A GET form; with script the router follows it (`data-soft`), because a full load takes most of a second on a slow
 * phone.
 */
export function StatementFilter({ filter }: { filter: PointFilter }) {
  const t = useTranslations('myPage.points');
  const locale = useLocale();
  const ownMonth = filter.period?.includes('-') ? filter.period : undefined;
  return (
    <form
      data-soft=""
      method="get"
      action={`${localizedPath(locale, paths.myPagePoint.pointInfo())}#statement`}
      className="flex flex-wrap items-end gap-x-6 gap-y-4 print:hidden"
    >
      {/* Keyed by the filter: a field keeps its choice otherwise. The button keeps the focus. */}
      <SelectField
        key={`kind ${filter.kind}`}
        name="kind"
        label={t('statement.filter.kind')}
        defaultValue={filter.kind ?? ''}
        emptyLabel={t('statement.filter.everyKind')}
        options={pointKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        className="min-w-48 flex-1"
      />
      <SelectField
        key={`period ${filter.period}`}
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
