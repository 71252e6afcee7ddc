'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import type { DashboardInfo } from '@/lib/hub/contract/member';
import { formatDay } from '@/lib/my-page/format-moment';
import { useProfile } from '@/lib/my-page/member-atoms';

export interface MemberFactsProps {
  dashboard: DashboardInfo;
  membershipNo: string;
}

/** Number, dates and the recommender status. The last comes with the profile, whose failure costs that line only. */
export function MemberFacts({ dashboard, membershipNo }: MemberFactsProps) {
  const t = useTranslations('myPage.status');
  const locale = useLocale();
  const profile = useProfile();
  const recommender = profile.data
    ? t(profile.data.recommenderStatus === 'Y' ? 'recommenderYes' : 'recommenderNo')
    : t(profile.isError ? 'unknown' : 'loading');
  return (
    <DescriptionList
      items={[
        { term: t('number'), description: membershipNo },
        { term: t('joined'), description: formatDay(dashboard.joinedOn, locale) },
        { term: t('since'), description: formatDay(dashboard.tierSince, locale) },
        {
          term: t('validUntil'),
          description: t('validUntilValue', { date: formatDay(dashboard.tierValidUntil, locale) }),
        },
        { term: t('recommender'), description: recommender },
      ]}
    />
  );
}
