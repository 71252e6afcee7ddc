import { atom } from 'jotai';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';

/**
 * Shows the hub that the member has typed the password again; null before, and once it is over. Lives in the store of
 * `ProofScope` only: it ends with the page, the session, and after ten minutes at the hub.
 */
export const passwordProofAtom = atom<string | null>(null);

/** @throws ProblemError `WRONG_PASSWORD` */
export async function provePassword(password: string): Promise<string> {
  const { data } = await bffPost<{ data: { proof: string } }>('/api/hub/membership/member/password/check', {
    password,
  });
  return data.proof;
}

/** Did the hub ask for the password anew? */
export function isProofExpired(error: unknown): boolean {
  return isProblemError(error) && error.hubCode === 'PASSWORD_PROOF_EXPIRED';
}
