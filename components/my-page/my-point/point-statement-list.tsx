import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { HardLink } from '@/components/ui/hard-link';
import { Pager } from '@/components/ui/pager';
import { isWholePage, type PointStatement } from '@/lib/hub/contract/point';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageNumbers, STATEMENT_ROWS } from '@/lib/my-page/load-point-statement';
import { type PointFilter, pointAddress } from '@/lib/my-page/point-filter';
import { pointStatementFile } from '@/lib/routes/handlers';
import { BrokenPoints } from './broken-points';
import { StatementTable } from './statement-table';

export interface PointStatementListProps {
  statement: PointStatement;
  filter: PointFilter;
}

/** One page of the movements, with the sums of all pages; none where they do not add up. */
export function PointStatementList({ statement, filter }: PointStatementListProps) {
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
