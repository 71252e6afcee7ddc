import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DescriptionList } from '@/components/ui/description-list';
import { formatDay } from '@/lib/dates/format';
import type { DashboardInfo } from '@/lib/hub/contract/member';

export interface MemberFactsProps {
  dashboard: DashboardInfo;
  membershipNo: string;
  recommender: ReactNode;
}

export function MemberFacts({ dashboard, membershipNo, recommender }: MemberFactsProps) {
  const t = useTranslations('myPage.status');
  const locale = useLocale();
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
