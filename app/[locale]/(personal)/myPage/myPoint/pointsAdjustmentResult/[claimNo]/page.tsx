import { ClaimView } from '@/components/my-page/claims/claim-view';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { NumberNotFound } from '@/components/my-page/shell/not-found';
import { languageOf } from '@/lib/i18n/languages';
import { memberPage } from '@/lib/my-page/entry-page';
import { loadClaim } from '@/lib/my-page/load-claims';
import { numberMetadata } from '@/lib/my-page/number-metadata';

export const generateMetadata = numberMetadata<{ claimNo: string }>(
  'centre.result',
  ({ locale, claimNo }) => loadClaim(claimNo, languageOf(locale).code),
  (t) => [t('centre.result.title'), t('centre.result.description')],
);

export default memberPage<{ claimNo: string }>(({ locale, claimNo }) => (
  <MemberAnswer load={loadClaim(claimNo, languageOf(locale).code)} notFound={<NumberNotFound of="centre.result" />}>
    {(claim) => <ClaimView claim={claim} />}
  </MemberAnswer>
));
