import { getTranslations, setRequestLocale } from 'next-intl/server';
import { EmployeeCertification } from '@/components/my-page/user-info/employee-certification';
import { PageHeading } from '@/components/ui/page-heading';
import { loadMessages } from '@/lib/i18n/messages';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { readSession } from '@/lib/session/read-session';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.employeeCertification'),
  t('myPage.certification.description'),
]);

export default async function EmployeeCertificationPage({ params }: RouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await readSession();
  if (session === null || session === 'unknown') return null;
  const [t, messages] = await Promise.all([getTranslations({ locale, namespace: 'myPage' }), loadMessages(locale)]);
  const { membershipNo, memberName } = session;
  return (
    <>
      <PageHeading title={t('menu.entries.employeeCertification')} lead={t('certification.lead')} className="mb-12" />
      <EmployeeCertification membershipNo={membershipNo} memberName={memberName} messages={messages} />
    </>
  );
}
