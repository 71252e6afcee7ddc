import { entryMetadata, entryPage } from '@/lib/my-page/entry-page';
import { ReferralEntry } from '../referral-entry';

export const generateMetadata = entryMetadata('common', (t) => t('myPage.referral.common.description'));

export default entryPage('common', ({ session }) => (
  <ReferralEntry type="common" membershipNo={session.membershipNo} />
));
