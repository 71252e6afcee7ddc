import { setRequestLocale } from 'next-intl/server';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MemberStatus } from '@/components/my-page/user-info/member-status';
import { memberNameIn } from '@/lib/i18n/member-name';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { readMember } from '@/lib/session/read-session';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.memberStatus'),
  t('myPage.status.description'),
]);

export default async function MemberStatusPage({ params }: RouteProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const session = await readMember();
  if (session === null) return null;
  return (
    <>
      <EntryHeading entry="memberStatus" className="mb-10" />
      <MemberStatus locale={locale} membershipNo={session.membershipNo} memberName={memberNameIn(locale, session)} />
    </>
  );
}
