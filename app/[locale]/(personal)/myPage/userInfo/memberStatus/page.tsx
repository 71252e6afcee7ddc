import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MemberStatus } from '@/components/my-page/user-info/member-status';
import { PageHeading } from '@/components/ui/page-heading';
import type { Locale } from '@/lib/i18n/languages';
import { memberNameIn } from '@/lib/i18n/member-name';
import { pageMetadata } from '@/lib/i18n/page-metadata';
import { paths } from '@/lib/paths';
import { readSession } from '@/lib/session/read-session';

interface MemberStatusPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: MemberStatusPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage' });
  const path = paths.myPageUserInfo.memberStatus();
  const [title, description] = [t('menu.entries.memberStatus'), t('status.description')];
  return pageMetadata({ locale, path, title, description, index: false });
}

export default async function MemberStatusPage({ params }: MemberStatusPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await readSession();
  if (session === null || session === 'unknown') return null;
  const t = await getTranslations({ locale, namespace: 'myPage' });
  return (
    <>
      <PageHeading title={t('menu.entries.memberStatus')} className="mb-10" />
      <MemberStatus locale={locale} membershipNo={session.membershipNo} memberName={memberNameIn(locale, session)} />
    </>
  );
}
