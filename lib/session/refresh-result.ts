import 'server-only';
import { sealData, unsealData } from 'iron-session';
import * as z from 'zod';
import { serverEnv } from '@/lib/env/server-env';
import { keyId } from './session-key';
import { sessionTokens } from './session-schema';

const refreshResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pair'), tokens: sessionTokens }),
  z.object({ kind: z.literal('refused') }),
]);

/** What a refresh has come to, for everybody who still has the old cookie. */
export type RefreshResult = z.infer<typeof refreshResult>;

/** Encrypted once with each listed secret, in the order of `keyedNames`. */
export function sealResult(result: RefreshResult): Promise<string[]> {
  return Promise.all(
    serverEnv().SESSION_SECRET.map((secret) =>
      sealData(refreshResult.parse(result), { password: { [keyId(secret)]: secret }, ttl: 0 }),
    ),
  );
}

/** Undefined for what none of the secrets has sealed. */
export async function unsealResult(seal: string): Promise<RefreshResult | undefined> {
  const password = Object.fromEntries(serverEnv().SESSION_SECRET.map((secret) => [keyId(secret), secret]));
  return refreshResult.safeParse(await unsealData(seal, { password, ttl: 0 })).data;
}
