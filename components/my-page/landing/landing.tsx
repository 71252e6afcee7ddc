import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { SeoulDay } from '@/lib/dates/day';
import type { DashboardInfo } from '@/lib/hub/contract/member';
import type { Voucher } from '@/lib/hub/contract/voucher';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { loadDashboard } from '@/lib/my-page/load-dashboard';
import { loadPointBalance } from '@/lib/my-page/load-points';
import { loadReservations, loadTables } from '@/lib/my-page/load-reservations';
import { loadVouchers } from '@/lib/my-page/load-vouchers';
import { nextVoucherOf } from '@/lib/my-page/next-voucher';
import { isWholeBalance } from '@/lib/my-page/point-notices';
import { dataOf, type Load } from '@/lib/request/load';
import { PointNotice } from '../my-point/point-notice';
import { MemberPage } from '../shell/member-page';
import { MemberSection } from '../shell/member-section';
import { GoalProgress } from '../user-info/goal-progress';
import { LandingSummary, LandingSummarySkeleton } from './landing-summary';
import { Shortcuts } from './shortcuts';
import { Timeline } from './timeline';

export interface LandingProps {
  locale: Locale;
  membershipNo: string;
  todaySeoul: SeoulDay;
}

export function Landing({ locale, membershipNo, todaySeoul }: LandingProps) {
  const { code } = languageOf(locale);
  const dashboard = loadDashboard();
  const points = loadPointBalance();
  const stays = loadReservations(code);
  const tables = loadTables(code);
  const vouchers = loadVouchers(code);
  return (
    <MemberPage loads={[dashboard, stays, tables]}>
      <div className="flex flex-col gap-12 md:gap-16">
        <Timeline todaySeoul={todaySeoul} stays={stays} tables={tables} />
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
          {(balance) => isWholeBalance(balance) && <PointNotice balance={balance} />}
        </MemberSection>
        <Shortcuts />
        <MemberSection
          load={dashboard}
          skeleton={
            <Section rule>
              <Skeleton className="h-40 w-full" />
            </Section>
          }
          failure={null}
        >
          {(data) => <LandingProgress dashboard={data} />}
        </MemberSection>
      </div>
    </MemberPage>
  );
}

interface NextVoucherProps {
  locale: Locale;
  load: Promise<Load<{ vouchers: Voucher[] }>>;
  todaySeoul: SeoulDay;
}

async function NextVoucher({ locale, load, todaySeoul }: NextVoucherProps) {
  const [t, answer] = await Promise.all([getTranslations({ locale, namespace: 'myPage.landing' }), load]);
  const next = nextVoucherOf(dataOf(answer)?.vouchers ?? [], todaySeoul);
  return next && t('nextVoucher', { name: next.name, days: next.daysLeft });
}

function LandingProgress({ dashboard }: { dashboard: DashboardInfo }) {
  const t = useTranslations('myPage');
  const { nextTier, keepTier, tier } = dashboard;
  if (nextTier) {
    return (
      <Section rule title={t('landing.progress')}>
        <GoalProgress goal={nextTier} tier={nextTier.tier} kind="gain" />
      </Section>
    );
  }
  if (!keepTier) return null;
  return (
    <Section rule title={t('status.keeping', { tier: t(`tier.${tier}`) })}>
      <GoalProgress goal={keepTier} tier={tier} kind="keep" />
    </Section>
  );
}
