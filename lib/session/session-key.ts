import 'server-only';
import { createHmac } from 'node:crypto';
import { serverEnv } from '@/lib/env/server-env';

/** One by each listed secret, newest first: two processes in the middle of a key rotation have a name in common. */
export function keyedNames(...parts: string[]): string[] {
  return serverEnv().SESSION_SECRET.map((secret) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url'),
  );
}

/** From the refresh token: two posts of one pair are one session, and a pair that was logged out is recognised. */
export const claimId = (refreshToken: string): string => keyedNames('sync', refreshToken)[0] ?? '';
