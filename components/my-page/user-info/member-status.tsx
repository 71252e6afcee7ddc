import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { loadDashboard, loadTierHistory } from '@/lib/my-page/load-dashboard';
import { loadProgramme } from '@/lib/my-page/load-points';
import { loadProfile } from '@/lib/my-page/load-profile';
import { MemberAnswer } from '../shell/member-answer';
import { MemberSection } from '../shell/member-section';
import { GoalProgress } from './goal-progress';
import { MemberFacts } from './member-facts';
import { PointFacts } from './point-facts';
import { RecommenderStatus } from './recommender-status';
import { TierBenefits } from './tier-benefits';
import { TierHistory } from './tier-history';
import { TierPlate } from './tier-plate';

export interface MemberStatusProps {
  locale: Locale;
  membershipNo: string;
  memberName: string;
}

export function MemberStatus({ locale, membershipNo, memberName }: MemberStatusProps) {
  const t = useTranslations('myPage');
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
            <MemberFacts
              dashboard={dashboard}
              membershipNo={membershipNo}
              recommender={
                <Suspense fallback={t('status.loading')}>
                  <RecommenderStatus locale={locale} load={profile} />
                </Suspense>
              }
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
