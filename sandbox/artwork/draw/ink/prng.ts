/** A source of numbers in [0, 1) that repeats itself for the same seed. */
export type Random = () => number;

/** FNV-1a over UTF-16 units; a stable 32-bit number for a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Seeded generator (mulberry32): the same picture on every machine, so that files can be compared by version alone. */
export function seeded(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number in [low, high). */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();
