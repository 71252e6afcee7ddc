import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { SeoulDay } from '@/lib/dates/day';
import { loadPointBalance, loadPointMonths } from '@/lib/my-page/load-points';
import { MemberPage } from '../shell/member-page';
import { MemberSection } from '../shell/member-section';
import { Unavailable } from '../shell/unavailable';
import { BalanceTranches } from './balance-tranches';
import { PointChart } from './point-chart';

/**
 * Everything is rendered in place, so that the form and the links work without JavaScript.
 * @param children the statement, which its page loads
 */
export function PointInfo({ todaySeoul, children }: { todaySeoul: SeoulDay; children: ReactNode }) {
  const t = useTranslations('myPage.points');
  const balance = loadPointBalance();
  const months = loadPointMonths();
  const failure = (
    <div className="flex flex-col gap-16">
      <Unavailable />
      {children}
    </div>
  );
  return (
    <MemberPage loads={[balance, months]} failure={failure}>
      <div className="flex flex-col gap-16">
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
        {children}
      </div>
    </MemberPage>
  );
}
