import { getTranslations } from 'next-intl/server';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { EmployeeCertification } from '@/components/my-page/user-info/employee-certification';
import { entryMetadata, memberPage } from '@/lib/my-page/entry-page';

export const generateMetadata = entryMetadata('employeeCertification', (t) => t('myPage.certification.description'));

export default memberPage(async ({ session }) => {
  const t = await getTranslations('myPage.certification');
  const { membershipNo, memberName } = session;
  return (
    <>
      <EntryHeading entry="employeeCertification" lead={t('lead')} className="mb-12" />
      <EmployeeCertification membershipNo={membershipNo} memberName={memberName} />
    </>
  );
});
