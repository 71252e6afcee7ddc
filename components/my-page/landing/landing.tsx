import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Glyph } from '@/components/ui/glyph';
import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { SeoulDay } from '@/lib/dates/day';
import type { DashboardInfo } from '@/lib/hub/contract/member';
import type { Voucher } from '@/lib/hub/contract/voucher';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadDashboard } from '@/lib/member/load-member';
import { loadPointBalance } from '@/lib/my-page/load-points';
import { loadReservations, loadTables } from '@/lib/my-page/load-reservations';
import { loadVouchers } from '@/lib/my-page/load-vouchers';
import { isWholeBalance } from '@/lib/my-page/point-notices';
import { nextVoucherOf } from '@/lib/my-page/voucher-views';
import { dataOf, type Load } from '@/lib/request/load';
import { paths } from '@/lib/routes/paths';
import { PointNotice } from '../my-point/point-notice';
import { FrozenSection } from '../shell/frozen-section';
import { MemberPage } from '../shell/member-answer';
import { MemberSection } from '../shell/member-section';
import { GoalProgress } from '../user-info/goal-progress';
import { LandingSummary } from './landing-summary';
import { Timeline } from './timeline';

export function Landing({ membershipNo, todaySeoul }: { membershipNo: string; todaySeoul: SeoulDay }) {
  const locale = useLocale();
  const { code } = languageOf(locale);
  const dashboard = loadDashboard();
  const points = loadPointBalance(code);
  const stays = loadReservations(code);
  const tables = loadTables(code);
  const vouchers = loadVouchers(code);
  return (
    <MemberPage loads={[dashboard, stays, tables]}>
      <div className="flex flex-col gap-12 md:gap-16">
        <FrozenSection />
        <Timeline todaySeoul={todaySeoul} stays={stays} tables={tables} />
        <MemberSection load={dashboard} skeleton={<Skeleton className="h-72 w-full sm:h-64" />}>
          {(data) => (
            <LandingSummary
              dashboard={data}
              membershipNo={membershipNo}
              nextVoucher={<NextVoucher load={vouchers} todaySeoul={todaySeoul} />}
            />
          )}
        </MemberSection>
        <MemberSection load={dashboard} skeleton={null} failure={null}>
          {({ frozen }) =>
            // One warning at most.
            !frozen && (
              <MemberSection load={points} skeleton={null} failure={null}>
                {(balance) => isWholeBalance(balance) && <PointNotice balance={balance} />}
              </MemberSection>
            )
          }
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
  load: Promise<Load<{ vouchers: Voucher[] }>>;
  todaySeoul: SeoulDay;
}

async function NextVoucher({ load, todaySeoul }: NextVoucherProps) {
  const [t, answer] = await Promise.all([getTranslations('myPage.landing'), load]);
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

function Shortcuts() {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const shortcuts = [
    { label: t('menu.entries.mobileUserCard'), path: paths.myPageUserInfo.mobileUserCard() },
    { label: t('menu.entries.pointInfo'), path: paths.myPagePoint.pointInfo() },
    { label: t('menu.entries.couponInfo'), path: paths.myPageCoupon.couponInfo() },
    { label: t('landing.search'), path: paths.home() },
  ];
  // One element, so that the flight data holds it once.
  const arrow = <Glyph name="chevron-right" className="text-brass" />;
  return (
    <nav aria-label={t('landing.shortcuts')} className="print:hidden">
      <ul className="grid grid-cols-2 border-stone-deep border-t lg:grid-cols-4">
        {shortcuts.map(({ label, path }) => (
          <li key={path} className="border-stone-deep border-b">
            <TextLink
              href={localizedPath(locale, path)}
              tone="plain"
              className="flex min-h-14 items-center justify-between gap-3 pe-4 text-sm"
            >
              {label}
              {arrow}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
