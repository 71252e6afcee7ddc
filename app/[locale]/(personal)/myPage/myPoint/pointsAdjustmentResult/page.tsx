import { ClaimList } from '@/components/my-page/claims/claim-list';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { entryMetadata, entryPage } from '@/lib/my-page/entry-page';
import { loadClaims } from '@/lib/my-page/load-claims';

export const generateMetadata = entryMetadata('pointsAdjustmentResult', (t) => t('centre.result.description'));

export default entryPage('pointsAdjustmentResult', ({ lang }) => (
  <>
    <EntryHeading entry="pointsAdjustmentResult" className="mb-8" />
    <MemberAnswer load={loadClaims(lang)}>{({ claims }) => <ClaimList claims={claims} />}</MemberAnswer>
  </>
));
