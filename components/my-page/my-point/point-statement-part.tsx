import { useLocale, useTranslations } from 'next-intl';
import { PrintButton } from '@/components/reservation/device-buttons';
import { EmptyState } from '@/components/ui/empty-state';
import { HardLink } from '@/components/ui/hard-link';
import { Notice } from '@/components/ui/notice';
import { Pager } from '@/components/ui/pager';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { formatMonth } from '@/lib/dates/format';
import { isWholePage, type PointStatement } from '@/lib/hub/contract/point';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageNumbers, STATEMENT_ROWS } from '@/lib/my-page/load-point-statement';
import { type PointFilter, periodMonths, pointAddress, pointKinds } from '@/lib/my-page/point-filter';
import type { Load } from '@/lib/request/load';
import { pointStatementFile } from '@/lib/routes/handlers';
import { paths } from '@/lib/routes/paths';
import { MemberSection } from '../shell/member-section';
import { BrokenPoints } from './broken-points';
import { StatementFilter } from './statement-filter';
import { StatementTable } from './statement-table';

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

function PointStatementList({ statement, filter }: { statement: PointStatement; filter: PointFilter }) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const { page, kind, period } = filter;
  if (!isWholePage(statement, { page, pageSize: STATEMENT_ROWS })) {
    return (
      <div className="mt-8">
        <BrokenPoints />
      </div>
    );
  }
  const href = (number: number) => `${localizedPath(locale, pointAddress({ ...filter, page: number }))}#statement`;
  const last = Math.max(1, Math.ceil(statement.count / STATEMENT_ROWS));
  if (statement.entries.length === 0) {
    const isBeyond = statement.count > 0;
    return (
      <EmptyState
        className="mt-8"
        title={t(isBeyond ? 'points.statement.beyond' : 'points.statement.none')}
        sentence={t('points.statement.noneSentence')}
        nextStep={{
          label: t(isBeyond ? 'points.statement.toLast' : 'points.statement.toAll'),
          href: isBeyond ? href(last) : (href(1).split('?')[0] ?? ''),
          variant: 'secondary',
        }}
      />
    );
  }
  const sums = [
    [t('points.statement.count'), t('points.statement.entries', { count: statement.count })],
    [t('points.statement.in'), t('units.points', { points: statement.pointsIn })],
    [t('points.statement.out'), t('units.points', { points: statement.pointsOut })],
  ];
  return (
    <div className="mt-8">
      <div role="status">
        <dl className="tabular flex flex-wrap gap-x-8 gap-y-2">
          {sums.map(([term, sum]) => (
            <div key={term}>
              <dt className="text-ink-muted text-sm">{term}</dt>
              <dd>{sum}</dd>
            </div>
          ))}
        </dl>
      </div>
      <StatementTable entries={statement.entries} />
      <p className="mt-6 print:hidden">
        <HardLink
          because="file"
          href={pointStatementFile({ language: locale, kind, period })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('points.statement.file')}
        </HardLink>
      </p>
      {last > 1 && (
        <Pager
          label={t('points.statement.pages')}
          current={page}
          numbers={pageNumbers(statement, page)}
          labelOf={(number) => t('points.statement.page', { page: number })}
          hrefOf={href}
          previous={t('points.statement.previous')}
          next={t('points.statement.next')}
        />
      )}
    </div>
  );
}
