import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { SeoulDay } from '@/lib/dates/day';
import { languageOf } from '@/lib/i18n/languages';
import { loadNightsForPoints, loadPointBalance, loadPointMonths } from '@/lib/my-page/load-points';
import { FrozenSection } from '../shell/frozen-section';
import { MemberPage } from '../shell/member-answer';
import { MemberSection } from '../shell/member-section';
import { Unavailable } from '../shell/unavailable';
import { BalanceTranches } from './balance-tranches';
import { ExpectedStays } from './expected-stays';
import { NightsForPoints } from './nights-for-points';
import { PointChart } from './point-chart';

/**
 * Everything is rendered in place, so that the form and the links work without JavaScript.
 * @param children the statement, which its page loads
 */
export function PointInfo({ todaySeoul, children }: { todaySeoul: SeoulDay; children: ReactNode }) {
  const t = useTranslations('myPage.points');
  const { code } = languageOf(useLocale());
  const balance = loadPointBalance(code);
  const months = loadPointMonths();
  const nights = loadNightsForPoints(code);
  const failure = (
    <div className="flex flex-col gap-12">
      <Unavailable />
      {children}
    </div>
  );
  return (
    <MemberPage loads={[balance, months]} failure={failure}>
      <div className="flex flex-col gap-12">
        <FrozenSection />
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 md:grid-cols-[3fr_2fr]">
          <section aria-labelledby="balance">
            <h2 id="balance" className="mb-1 text-ink-soft text-sm">
              {t('balance.title')}
            </h2>
            <MemberSection load={balance} inPlace skeleton={<Skeleton className="h-32 w-full" />}>
              {(data) => <BalanceTranches balance={data} />}
            </MemberSection>
          </section>
          <MemberSection load={balance} inPlace skeleton={null} failure={null}>
            {(data) => <ExpectedStays {...data} />}
          </MemberSection>
        </div>
        <MemberSection load={nights} inPlace skeleton={null} failure={null}>
          {(data) => <NightsForPoints {...data} />}
        </MemberSection>
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
