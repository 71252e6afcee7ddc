import { isTorn } from './mirrored-pair';
import { type PairState, readPair } from './stored-pair';

/** After this, half a pair is what is left of one. */
const HALF_PAIR_MS = 1_000;
const LOOK_AGAIN_MS = 50;

/** Waits until the native side has written both tokens: the answer to half a pair would cover the other half. */
export async function writtenPair(): Promise<PairState> {
  const until = performance.now() + HALF_PAIR_MS;
  for (;;) {
    const pair = readPair();
    if ((pair.kind !== 'half' && !isTorn(pair)) || performance.now() > until) return pair;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
