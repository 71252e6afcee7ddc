import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import { handlers } from '@/lib/routes/handlers';
import { hubCall } from '@/lib/routes/hub-calls';

export async function sendPassword(password: string): Promise<string> {
  const { data } = await bffPost<{ data: { proof: string } }>(hubCall('provePassword'), { password });
  return data.proof;
}

/** @throws ProblemError WRONG_PASSWORD */
export async function sendArchivePermission(password: string): Promise<void> {
  await bffPost(handlers.session.archivePermission, { password });
}

export function isProofExpired(error: unknown): boolean {
  return isProblemError(error) && error.hubCode === 'PASSWORD_PROOF_EXPIRED';
}
