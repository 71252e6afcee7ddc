import { ClaimView } from '@/components/my-page/claims/claim-view';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { NumberNotFound } from '@/components/my-page/shell/not-found';
import { memberPage } from '@/lib/my-page/entry-page';
import { loadClaim } from '@/lib/my-page/load-claims';
import { numberMetadata } from '@/lib/my-page/number-metadata';

export const generateMetadata = numberMetadata<{ claimNo: string }>(
  'centre.result',
  ({ lang, claimNo }) => loadClaim(claimNo, lang),
  (t) => [t('centre.result.title'), t('centre.result.description')],
);

export default memberPage<{ claimNo: string }>(({ lang, claimNo }) => (
  <MemberAnswer load={loadClaim(claimNo, lang)} notFound={<NumberNotFound of="centre.result" />}>
    {(claim) => <ClaimView claim={claim} />}
  </MemberAnswer>
));
