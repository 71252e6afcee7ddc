import { getMessages, getTranslations } from 'next-intl/server';
import { EmployeeCertification } from '@/components/my-page/user-info/employee-certification';
import { PageHeading } from '@/components/ui/page-heading';
import { entryMetadata, memberPage } from '@/lib/my-page/entry-page';

export const generateMetadata = entryMetadata('employeeCertification', (t) => t('myPage.certification.description'));

export default memberPage(async ({ locale, session }) => {
  const [t, messages] = await Promise.all([getTranslations({ locale, namespace: 'myPage' }), getMessages({ locale })]);
  const { membershipNo, memberName } = session;
  return (
    <>
      <PageHeading title={t('menu.entries.employeeCertification')} lead={t('certification.lead')} className="mb-12" />
      <EmployeeCertification membershipNo={membershipNo} memberName={memberName} messages={messages} />
    </>
  );
});
