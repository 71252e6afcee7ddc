import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { EmployeeCertification } from '@/components/my-page/user-info/employee-certification';
import { PageHeading } from '@/components/ui/page-heading';
import type { Locale } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { paths } from '@/lib/paths';
import { readSession } from '@/lib/session/read-session';

interface EmployeeCertificationPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: EmployeeCertificationPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage' });
  const path = paths.myPageUserInfo.employeeCertification();
  const [title, description] = [t('menu.entries.employeeCertification'), t('certification.description')];
  return pageMetadata({ locale, path, title, description, index: false });
}

export default async function EmployeeCertificationPage({ params }: EmployeeCertificationPageProps) {
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
