import { EntryNotFound } from '@/components/my-page/shell/not-found';
import { entryMetadata, entryPage } from '@/lib/my-page/entry-page';
import { ReferralEntry } from '../referral-entry';

export const generateMetadata = entryMetadata('company', (t) => t('myPage.referral.company.description'));

export default entryPage(
  'company',
  ({ session }) => <ReferralEntry type="company" membershipNo={session.membershipNo} />,
  <EntryNotFound />,
);
