import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MemberStatus } from '@/components/my-page/user-info/member-status';
import { memberNameIn } from '@/lib/i18n/member-name';
import { entryMetadata, entryPage } from '@/lib/my-page/entry-page';

export const generateMetadata = entryMetadata('memberStatus', (t) => t('myPage.status.description'));

export default entryPage('memberStatus', ({ locale, session }) => (
  <>
    <EntryHeading entry="memberStatus" className="mb-10" />
    <MemberStatus membershipNo={session.membershipNo} memberName={memberNameIn(locale, session)} />
  </>
));
