import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import {
  loadDashboard,
  loadPointBalance,
  loadReservations,
  loadTables,
  loadVouchers,
} from '@/lib/my-page/member-loads';
import { isWholeBalance } from '@/lib/my-page/point-notices';
import type { SeoulDay } from '@/lib/stay/dates';
import { PointNotices } from '../my-point/point-notices';
import { MemberPage } from '../shell/member-page';
import { MemberSection } from '../shell/member-section';
import { LandingProgress } from './landing-progress';
import { LandingSummary, LandingSummarySkeleton } from './landing-summary';
import { NextVoucher } from './next-voucher';
import { Shortcuts } from './shortcuts';
import { Timeline } from './timeline';

export interface LandingProps {
  locale: Locale;
  membershipNo: string;
  todaySeoul: SeoulDay;
}

export function Landing({ locale, membershipNo, todaySeoul }: LandingProps) {
  const { code } = languageOf(locale);
  const dashboard = loadDashboard('member');
  const points = loadPointBalance();
  const stays = loadReservations(code);
  const tables = loadTables(code);
  const vouchers = loadVouchers(code);
  return (
    <MemberPage loads={[dashboard, stays, tables]}>
      <div className="flex flex-col gap-16">
        <MemberSection load={dashboard} skeleton={<LandingSummarySkeleton />}>
          {(data) => (
            <LandingSummary
              dashboard={data}
              membershipNo={membershipNo}
              nextVoucher={<NextVoucher locale={locale} load={vouchers} todaySeoul={todaySeoul} />}
            />
          )}
        </MemberSection>
        <MemberSection load={points} skeleton={null} failure={null}>
          {(balance) => isWholeBalance(balance) && <PointNotices balance={balance} />}
        </MemberSection>
        <Shortcuts />
        <Timeline todaySeoul={todaySeoul} stays={stays} tables={tables} />
        <MemberSection
          load={dashboard}
          skeleton={
            <Section rule>
              <Skeleton className="h-40 w-full" />
            </Section>
          }
          // The summary shows the failure already.
          failure={null}
        >
          {(data) => <LandingProgress dashboard={data} />}
        </MemberSection>
      </div>
    </MemberPage>
  );
}
