import 'server-only';
import { createHmac } from 'node:crypto';
import { serverEnv } from '@/lib/env/server-env';

/** Made from the refresh token: two posts of one pair are one session; a pair that was logged out is known. */
export function claimId(refreshToken: string): string {
  return createHmac('sha256', serverEnv().SESSION_SECRET[0] ?? '')
    .update(`sync\n${refreshToken}`)
    .digest('base64url');
}
