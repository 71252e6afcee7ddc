import { bffCall } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';

/** @throws ProblemError `WRONG_PASSWORD` */
export async function provePassword(password: string): Promise<string> {
  const { data } = await bffCall<{ data: { proof: string } }>('POST', '/api/hub/membership/member/password/check', {
    password,
  });
  return data.proof;
}

/** Did the hub ask for the password again? */
export function isProofExpired(error: unknown): boolean {
  return isProblemError(error) && error.hubCode === 'PASSWORD_PROOF_EXPIRED';
}
