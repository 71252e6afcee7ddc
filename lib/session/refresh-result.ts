import 'server-only';
import * as z from 'zod';
import { serverEnv } from '@/lib/env/server-env';
import { tokenPair } from '@/lib/hub/contract/token-pair';
import { sealedBox } from './sealed-box';

const refreshResult = z.discriminatedUnion('kind', [
  /** `unproven`: the hub has not yet named the member of the pair. */
  z.object({ kind: z.literal('pair'), tokens: tokenPair, unproven: z.literal(true).optional() }),
  z.object({ kind: z.literal('refused') }),
]);

const RESULT_SEALED_SECONDS = 300;

export type RefreshResult = z.infer<typeof refreshResult>;

/** The seal contains which pair it belongs to: a writer in Redis cannot give a session another's pair. */
const box = sealedBox('refresh-result', z.object({ name: z.string(), result: refreshResult }));

/** Encrypted once with each listed secret. `names`: the pair's, in that order (`pairNames`). */
export function sealResult(result: RefreshResult, names: readonly string[]): Promise<string[]> {
  return Promise.all(
    serverEnv().SESSION_SECRET.map((secret, at) =>
      box.seal({ name: names[at] ?? '', result }, { ttlSeconds: RESULT_SEALED_SECONDS, secret }),
    ),
  );
}

/** Undefined for a seal of another secret or another name. */
export async function unsealResult(seal: string, name: string | undefined): Promise<RefreshResult | undefined> {
  const sealed = await box.open(seal);
  return sealed?.name === name ? sealed?.result : undefined;
}
