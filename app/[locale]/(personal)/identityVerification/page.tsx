import { IdentityStart } from '@/components/identity/identity-start';
import { NotFound } from '@/components/layout/not-found';
import { safeReturnTo } from '@/lib/access/return-to';
import { serverEnv } from '@/lib/env/server-env';
import { identityPurposes } from '@/lib/identity/identity-start';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { chosenValue, firstValue } from '@/lib/routes/query-values';
import { IdentityFrame, identityMetadata } from '../identity-frame';

export { identityMetadata as generateMetadata };

/**
 * Redirects to the identity provider, in a popup of a form (`window=popup`) or in its place. The only page whose policy
 * lets a form be posted there: it is entered by a full load, never by a soft navigation.
 */
export default async function IdentityVerificationPage({ searchParams }: QueryRouteProps) {
  const { PUBLIC_ORIGIN, IDENTITY_FORM_URL } = serverEnv();
  const query = await searchParams;
  const purpose = chosenValue(query, 'purpose', identityPurposes);
  if (IDENTITY_FORM_URL === undefined || purpose === undefined) return <NotFound />;
  return (
    <IdentityFrame>
      <IdentityStart
        purpose={purpose}
        opensIn={firstValue(query, 'window') === 'popup' ? 'popup' : 'page'}
        returnTo={safeReturnTo(firstValue(query, 'returnTo'), PUBLIC_ORIGIN)}
      />
    </IdentityFrame>
  );
}
