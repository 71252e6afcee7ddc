import { useTranslations } from 'next-intl';
import { PrintButton } from '@/components/reservation/device-buttons';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { PointStatement } from '@/lib/hub/contract/point';
import type { MemberLoad } from '@/lib/my-page/member-load';
import type { PointFilter } from '@/lib/my-page/point-filter';
import { MemberSection } from '../shell/member-section';
import { PointStatementList } from './point-statement-list';
import { StatementFilter } from './statement-filter';

export interface PointStatementPartProps {
  statement: Promise<MemberLoad<PointStatement>>;
  filter: PointFilter;
  /** The member comes back from a file that could not be made. */
  downloadFailed: boolean;
}

export function PointStatementPart({ statement, filter, downloadFailed }: PointStatementPartProps) {
  const t = useTranslations('myPage.points');
  return (
    <Section rule title={t('statement.title')} id="statement" action={<PrintButton label={t('statement.print')} />}>
      {downloadFailed && (
        <Notice tone="error" live className="mb-8">
          {t('statement.fileFailed')}
        </Notice>
      )}
      <StatementFilter filter={filter} />
      <MemberSection load={statement} inPlace skeleton={<Skeleton className="mt-8 h-96 w-full" />}>
        {(data) => <PointStatementList statement={data} filter={filter} />}
      </MemberSection>
    </Section>
  );
}
