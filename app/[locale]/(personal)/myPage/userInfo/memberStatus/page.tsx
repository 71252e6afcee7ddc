import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MemberStatus } from '@/components/my-page/user-info/member-status';
import type { Locale } from '@/lib/i18n/languages';
import { memberNameIn } from '@/lib/i18n/member-name';
import { entryMetadata, openEntry } from '@/lib/my-page/entry-page';

interface MemberStatusPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: MemberStatusPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage.status' });
  return entryMetadata(locale, 'memberStatus', t('description'));
}

export default async function MemberStatusPage({ params }: MemberStatusPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await openEntry('memberStatus');
  if (session === null) return null;
  return (
    <>
      <EntryHeading entry="memberStatus" className="mb-10" />
      <MemberStatus locale={locale} membershipNo={session.membershipNo} memberName={memberNameIn(locale, session)} />
    </>
  );
}
