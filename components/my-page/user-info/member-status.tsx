import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { DescriptionList } from '@/components/ui/description-list';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDay } from '@/lib/dates/format';
import type { DashboardInfo, MemberProfile, TierChange } from '@/lib/hub/contract/member';
import { languageOf } from '@/lib/i18n/languages';
import { loadDashboard, loadProfile } from '@/lib/member/load-member';
import { loadTierHistory } from '@/lib/my-page/load-profile';
import type { Load } from '@/lib/request/load';
import { loadProgramme } from '@/lib/stay/load-point-prices';
import { MemberAnswer } from '../shell/member-answer';
import { MemberSection } from '../shell/member-section';
import { GoalProgress } from './goal-progress';
import { TierBenefits } from './tier-benefits';
import { TierPlate } from './tier-plate';

export function MemberStatus({ membershipNo, memberName }: { membershipNo: string; memberName: string }) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const dashboardLoad = loadDashboard();
  const profile = loadProfile();
  const programme = loadProgramme(languageOf(locale).code);
  const history = loadTierHistory();
  return (
    <MemberAnswer load={dashboardLoad}>
      {(dashboard) => (
        <div className="flex flex-col gap-16">
          <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
            <TierPlate tier={dashboard.tier} className="flex min-h-[min(17.5rem,60vw)] max-w-md self-start p-7 md:p-9">
              <div className="flex h-full flex-col">
                <p className="text-ink-soft text-sm">{memberName}</p>
                <p className="display mt-2 text-3xl">{t(`tier.${dashboard.tier}`)}</p>
                <p className="tabular wrap-anywhere mt-auto pt-6 tracking-[0.12em]">
                  <span className="sr-only">{t('status.number')} </span>
                  <span translate="no">{membershipNo}</span>
                </p>
              </div>
            </TierPlate>
            <DescriptionList
              items={[
                { term: t('status.number'), description: membershipNo },
                { term: t('status.joined'), description: formatDay(dashboard.joinedOn, locale) },
                { term: t('status.since'), description: formatDay(dashboard.tierSince, locale) },
                {
                  term: t('status.validUntil'),
                  description: t('status.validUntilValue', { date: formatDay(dashboard.tierValidUntil, locale) }),
                },
                {
                  term: t('status.recommender'),
                  description: (
                    <Suspense fallback={t('status.loading')}>
                      <RecommenderStatus load={profile} />
                    </Suspense>
                  ),
                },
              ]}
            />
          </div>
          <Section
            rule
            title={
              dashboard.nextTier
                ? t('status.gaining', { tier: t(`tier.${dashboard.nextTier.tier}`) })
                : t(`tier.${dashboard.tier}`)
            }
            lead={t('status.thisYear', { nights: dashboard.nightsThisYear, points: dashboard.pointsThisYear })}
          >
            {dashboard.nextTier ? (
              <GoalProgress goal={dashboard.nextTier} tier={dashboard.nextTier.tier} kind="gain" />
            ) : (
              <p className="text-lg">{t('progress.highest')}</p>
            )}
          </Section>
          <Section rule title={t('status.keeping', { tier: t(`tier.${dashboard.tier}`) })}>
            {dashboard.keepTier ? (
              <GoalProgress goal={dashboard.keepTier} tier={dashboard.tier} kind="keep" />
            ) : (
              <p className="text-lg">{t('progress.lowest')}</p>
            )}
          </Section>
          <Section rule title={t('status.benefits')}>
            <MemberSection load={programme} skeleton={<Skeleton className="h-64 w-full" />}>
              {({ tiers }) => <TierBenefits tiers={tiers} tier={dashboard.tier} />}
            </MemberSection>
          </Section>
          <Section rule title={t('status.history')}>
            <MemberSection load={history} skeleton={<Skeleton className="h-32 w-full" />}>
              {({ changes }) => <TierHistory changes={changes} />}
            </MemberSection>
          </Section>
          <Section rule title={t('status.pointsTitle')}>
            <PointFacts dashboard={dashboard} />
          </Section>
        </div>
      )}
    </MemberAnswer>
  );
}

function PointFacts({ dashboard }: { dashboard: DashboardInfo }) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const next = dashboard.pointsExpiringSoon;
  return (
    <DescriptionList
      items={[
        { term: t('status.balance'), description: t('units.points', { points: dashboard.pointBalance }), strong: true },
        {
          term: t('status.nextExpiry'),
          description: next
            ? t('status.nextExpiryValue', { points: next.points, date: formatDay(next.on, locale) })
            : t('status.noExpiry'),
        },
        { term: t('status.vouchers'), description: t('status.vouchersValue', { count: dashboard.voucherCount }) },
      ]}
    />
  );
}

async function RecommenderStatus({ load }: { load: Promise<Load<MemberProfile>> }) {
  const [t, profile] = await Promise.all([getTranslations('myPage.status'), load]);
  if (profile.state !== 'ready') return t('unknown');
  return t(profile.data.recommenderStatus === 'Y' ? 'recommenderYes' : 'recommenderNo');
}

function TierHistory({ changes }: { changes: readonly TierChange[] }) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  return (
    <ol className="divide-y divide-stone border-stone border-y">
      {changes.map(({ tier, since, reason }) => (
        <li
          key={`${since} ${tier} ${reason}`}
          className="grid grid-cols-1 gap-x-8 gap-y-1 py-4 sm:grid-cols-[14rem_8rem_1fr]"
        >
          <span className="tabular text-ink-muted">{formatDay(since, locale)}</span>
          <span className="font-medium">{t(`tier.${tier}`)}</span>
          <span className="text-ink-soft text-sm">{t(`status.reason.${reason}`)}</span>
        </li>
      ))}
    </ol>
  );
}
