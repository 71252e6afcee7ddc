import 'server-only';
import { cookies } from 'next/headers';
import { verifiedCookieName } from './identity-cookies';
import type { IdentityPurpose } from './identity-start';
import { type VerifiedPerson, verificationIn } from './verified-person';

export async function readVerifiedPerson(purpose: IdentityPurpose): Promise<VerifiedPerson | null> {
  const verification = await verificationIn((await cookies()).get(verifiedCookieName())?.value, purpose);
  return verification.state === 'verified' ? verification.person : null;
}
