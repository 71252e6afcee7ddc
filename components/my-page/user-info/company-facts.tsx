import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { Skeleton } from '@/components/ui/skeleton';
import { loadCompanyCode } from '@/lib/my-page/load-employee-code';
import { MemberSection } from '../shell/member-section';

export function CompanyFacts() {
  const t = useTranslations('myPage.certification');
  return (
    <MemberSection load={loadCompanyCode()} skeleton={<Skeleton className="h-24 w-full" />}>
      {(company) =>
        company === null ? (
          <p className="text-ink-soft">{t('noCompany')}</p>
        ) : (
          <DescriptionList
            items={[
              { term: t('company'), description: company.companyName },
              { term: t('comCode'), description: company.comCode, strong: true },
            ]}
          />
        )
      }
    </MemberSection>
  );
}
