'use client';

import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { useDashboard } from '@/lib/my-page/member-atoms';
import { MemberContent } from '../shell/member-content';
import { GoalProgress } from './goal-progress';
import { MemberFacts } from './member-facts';
import { PointFacts } from './point-facts';
import { TierPlate } from './tier-plate';

export interface MemberStatusProps {
  membershipNo: string;
  memberName: string;
}

/** Membership status: the tier in its metal, the way up and the way to stay, points and what expires next. */
export function MemberStatus({ membershipNo, memberName }: MemberStatusProps) {
  const t = useTranslations('myPage');
  const result = useDashboard();
  return (
    <MemberContent result={result} skeleton={<MemberStatusSkeleton />}>
      {(dashboard) => (
        <div className="flex flex-col gap-16">
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
            <TierPlate tier={dashboard.tier} className="flex min-h-[min(17.5rem,60vw)] max-w-md self-start p-7 md:p-9">
              <div className="flex h-full flex-col">
                <p className="text-ink-soft text-sm">{memberName}</p>
                <p className="display mt-2 text-3xl">{t(`tier.${dashboard.tier}`)}</p>
                <p className="tabular wrap-anywhere mt-auto pt-6 tracking-[0.12em]">
                  <span className="sr-only">{t('status.number')} </span>
                  {membershipNo}
                </p>
              </div>
            </TierPlate>
            <MemberFacts dashboard={dashboard} membershipNo={membershipNo} />
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
          <Section rule title={t('status.pointsTitle')}>
            <PointFacts dashboard={dashboard} />
          </Section>
        </div>
      )}
    </MemberContent>
  );
}

function MemberStatusSkeleton() {
  return (
    <div className="flex flex-col gap-16">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <Skeleton className="aspect-[1.6] w-full max-w-md" />
        <div className="flex flex-col gap-6 py-4">
          {['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2'].map((width) => (
            <Skeleton key={width} className={`h-6 ${width}`} />
          ))}
        </div>
      </div>
      <div>
        <Skeleton className="h-9 w-1/2" />
        <Skeleton className="mt-6 h-6 w-full" />
        <Skeleton className="mt-6 h-8 w-full" />
      </div>
    </div>
  );
}
