import { isMixedPair } from './mirrored-pair';
import { type PairState, readPair } from './stored-pair';

const HALF_PAIR_MS = 1_000;
const LOOK_AGAIN_MS = 50;

/** Waits up to `HALF_PAIR_MS` until the native side has written both tokens. */
export async function writtenPair(): Promise<PairState> {
  const until = performance.now() + HALF_PAIR_MS;
  for (;;) {
    const pair = readPair();
    if ((pair.kind !== 'half' && !isMixedPair(pair)) || performance.now() > until) return pair;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
