import { useTranslations } from 'next-intl';
import { PrintButton } from '@/components/reservation/print-button';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { loadPointBalance } from '@/lib/my-page/load-point-balance';
import { loadPointMonths } from '@/lib/my-page/load-point-months';
import { loadPointStatement } from '@/lib/my-page/load-point-statement';
import type { PointFilter } from '@/lib/my-page/point-filter';
import { MemberPage } from '../shell/member-page';
import { MemberSection } from '../shell/member-section';
import { BalanceTranches } from './balance-tranches';
import { PointChart } from './point-chart';
import { PointStatementList } from './point-statement-list';
import { StatementFilter } from './statement-filter';

export interface PointInfoProps {
  locale: Locale;
  filter: PointFilter;
  /** `yyyy-MM-dd` */
  todaySeoul: string;
  /** The member comes back from a file that could not be made. */
  downloadFailed: boolean;
}

/**
 * The points: what there is and when it goes, month by month, and every movement, each in place where it comes in time:
 * its form and its links work without JavaScript.
 */
export function PointInfo({ locale, filter, todaySeoul, downloadFailed }: PointInfoProps) {
  const t = useTranslations('myPage.points');
  const balance = loadPointBalance();
  const months = loadPointMonths();
  const statement = loadPointStatement(languageOf(locale).code, filter, todaySeoul);
  return (
    <MemberPage loads={[balance, months, statement]}>
      <div className="flex flex-col gap-16">
        {downloadFailed && (
          <Notice tone="error" live>
            {t('statement.fileFailed')}
          </Notice>
        )}
        <Section title={t('balance.title')}>
          <MemberSection load={balance} inPlace skeleton={<Skeleton className="h-64 w-full max-w-reading" />}>
            {(data) => <BalanceTranches balance={data} />}
          </MemberSection>
        </Section>
        <Section rule title={t('chart.title')}>
          <MemberSection load={months} inPlace skeleton={<Skeleton className="h-80 w-full" />}>
            {(data) => <PointChart answered={data.months} todaySeoul={todaySeoul} />}
          </MemberSection>
        </Section>
        <Section rule title={t('statement.title')} id="statement" action={<PrintButton label={t('statement.print')} />}>
          <StatementFilter filter={filter} />
          <MemberSection load={statement} inPlace skeleton={<Skeleton className="mt-8 h-96 w-full" />}>
            {(data) => <PointStatementList statement={data} filter={filter} />}
          </MemberSection>
        </Section>
      </div>
    </MemberPage>
  );
}
