import { bffCall } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import { hubCall } from '@/lib/routes/hub-calls';

export async function sendPassword(password: string): Promise<string> {
  const { data } = await bffCall<{ data: { proof: string } }>('POST', hubCall('provePassword'), {
    password,
  });
  return data.proof;
}

export function isProofExpired(error: unknown): boolean {
  return isProblemError(error) && error.hubCode === 'PASSWORD_PROOF_EXPIRED';
}
