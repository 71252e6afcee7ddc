import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DescriptionList } from '@/components/ui/description-list';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { formProblems } from '@/lib/bff/form-problems';
import type { CertificationType } from '@/lib/hub/contract/certification';
import { loadProfile } from '@/lib/member/load-member';
import { loadCompanyCode } from '@/lib/my-page/load-profile';
import { MemberAnswer } from '../shell/member-answer';
import { MemberSection } from '../shell/member-section';
import { EmailCertification } from './email-certification';

function useWidgetTexts() {
  const { myPage, layout, common, problems } = useMessages();
  const { emailRequired, verificationKeyRequired, emailCertified, verificationKeySent } = layout.alerts;
  return {
    myPage: { certification: myPage.certification },
    layout: { alerts: { emailRequired, verificationKeyRequired, emailCertified, verificationKeySent } },
    common: { actions: { confirm: common.actions.confirm }, key: common.key },
    problems: formProblems(problems),
  };
}

export function EmployeeCertification({ membershipNo, memberName }: { membershipNo: string; memberName: string }) {
  const t = useTranslations('myPage.certification');
  const texts = useWidgetTexts();
  const part = (type: CertificationType, isCertified: boolean, facts?: ReactNode) => (
    <Section rule title={t(`${type}.title`)} lead={!isCertified && t(`${type}.lead`)}>
      {isCertified ? (
        <div className="flex max-w-form flex-col gap-8">
          <Notice tone="success">{t(`${type}.done`)}</Notice>
          {facts}
        </div>
      ) : (
        <NextIntlClientProvider messages={texts}>
          <EmailCertification type={type} membershipNo={membershipNo} memberName={memberName} />
        </NextIntlClientProvider>
      )}
    </Section>
  );
  return (
    <MemberAnswer load={loadProfile()}>
      {({ employeeStatus, employeeRecommenderStatus }) => (
        <div className="flex flex-col gap-16">
          {part('employee', employeeStatus === 'Y', <CompanyFacts />)}
          {part('recommender', employeeRecommenderStatus === 'Y')}
        </div>
      )}
    </MemberAnswer>
  );
}

function CompanyFacts() {
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
