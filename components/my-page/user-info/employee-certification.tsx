import { NextIntlClientProvider, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import type { CertificationType } from '@/lib/hub/contract/certification';
import type { Messages } from '@/lib/i18n/messages';
import { formProblems } from '@/lib/my-page/form-problems';
import { loadProfile } from '@/lib/my-page/load-profile';
import { MemberAnswer } from '../shell/member-answer';
import { CompanyFacts } from './company-facts';
import { EmailCertification } from './email-certification';

export interface EmployeeCertificationProps {
  membershipNo: string;
  memberName: string;
  messages: Messages;
}

function widgetTexts({ myPage, layout, common, problems }: Messages) {
  const { emailRequired, verificationKeyRequired, emailCertified, verificationKeySent } = layout.alerts;
  return {
    myPage: { certification: myPage.certification },
    layout: { alerts: { emailRequired, verificationKeyRequired, emailCertified, verificationKeySent } },
    common: { actions: { confirm: common.actions.confirm }, key: common.key },
    problems: formProblems(problems),
  };
}

export function EmployeeCertification({ membershipNo, memberName, messages }: EmployeeCertificationProps) {
  const t = useTranslations('myPage.certification');
  const texts = widgetTexts(messages);
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
