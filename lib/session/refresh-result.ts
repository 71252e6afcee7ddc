import 'server-only';
import * as z from 'zod';
import { serverEnv } from '@/lib/env/server-env';
import { tokenPair } from '@/lib/hub/contract/token-pair';
import { sealedBox } from './sealed-box';

const refreshResult = z.discriminatedUnion('kind', [
  /** `unproven`: the hub has not said yet whose the pair is. */
  z.object({ kind: z.literal('pair'), tokens: tokenPair, unproven: z.literal(true).optional() }),
  z.object({ kind: z.literal('refused') }),
]);

/** Longer than Redis keeps a result, whose writing may be repeated. */
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

/** Undefined for what none of the secrets has sealed, and for what was sealed under another name. */
export async function unsealResult(seal: string, name: string | undefined): Promise<RefreshResult | undefined> {
  const sealed = await box.open(seal);
  return sealed?.name === name ? sealed?.result : undefined;
}
