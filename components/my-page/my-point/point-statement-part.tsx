import { useLocale, useTranslations } from 'next-intl';
import { PrintButton } from '@/components/reservation/device-buttons';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { formatMonth } from '@/lib/dates/format';
import type { PointStatement } from '@/lib/hub/contract/point';
import { localizedPath } from '@/lib/i18n/localized-path';
import { type PointFilter, periodMonths, pointKinds } from '@/lib/my-page/point-filter';
import type { Load } from '@/lib/request/load';
import { paths } from '@/lib/routes/paths';
import { MemberSection } from '../shell/member-section';
import { PointStatementList } from './point-statement-list';
import { StatementFilter } from './statement-filter';

export interface PointStatementPartProps {
  statement: Promise<Load<PointStatement>>;
  filter: PointFilter;
  /** The member comes back from a file that could not be made. */
  downloadFailed: boolean;
}

export function PointStatementPart({ statement, filter, downloadFailed }: PointStatementPartProps) {
  const t = useTranslations('myPage.points');
  const locale = useLocale();
  const ownMonth = filter.period?.includes('-') ? filter.period : undefined;
  return (
    <Section rule title={t('statement.title')} id="statement" action={<PrintButton label={t('statement.print')} />}>
      {downloadFailed && (
        <Notice tone="error" live className="mb-8">
          {t('statement.fileFailed')}
        </Notice>
      )}
      <StatementFilter
        action={localizedPath(locale, paths.myPagePoint.pointInfo())}
        choices={[
          {
            name: 'kind',
            label: t('statement.filter.kind'),
            value: filter.kind ?? '',
            emptyLabel: t('statement.filter.everyKind'),
            options: pointKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
          },
          {
            name: 'period',
            label: t('statement.filter.period'),
            value: filter.period ?? '',
            emptyLabel: t('statement.filter.everyPeriod'),
            options: [
              ...periodMonths.map((months) => ({
                value: months,
                label: t('statement.filter.lastMonths', { months: Number(months) }),
              })),
              ...(ownMonth === undefined ? [] : [{ value: ownMonth, label: formatMonth(ownMonth, locale) }]),
            ],
          },
        ]}
        showLabel={t('statement.filter.show')}
      >
        <MemberSection load={statement} inPlace skeleton={<Skeleton className="mt-8 h-96 w-full" />}>
          {(data) => <PointStatementList statement={data} filter={filter} />}
        </MemberSection>
      </StatementFilter>
    </Section>
  );
}
