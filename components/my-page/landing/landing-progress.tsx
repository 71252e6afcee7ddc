import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import type { DashboardInfo } from '@/lib/hub/contract/member';
import { GoalProgress } from '../user-info/goal-progress';

export function LandingProgress({ dashboard }: { dashboard: DashboardInfo }) {
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
