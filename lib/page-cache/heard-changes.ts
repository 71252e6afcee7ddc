import { processWide } from '../process-wide.ts';
import { EVERYTHING, tagOfKey } from './page-tags.ts';

/** When each tag was last changed, as whoever heard it first wrote it down: ms since 1970, by tag. */
export type Changes = ReadonlyMap<string, number>;

/** How long a change travels among processes before caches in front hear of it; each asks twice in that time. */
export const SETTLED_AFTER_MS = 300;

interface Heard {
  changedAtMs: number;
  /** By this process's own clock. */
  heardAtMs: number;
}

const heard = () => processWide('changes of pages', () => new Map<string, Heard>());

export function hearChanges(changes: Changes, nowMs = Date.now()): void {
  for (const [tag, changedAtMs] of changes) {
    if ((heard().get(tag)?.changedAtMs ?? 0) < changedAtMs) heard().set(tag, { changedAtMs, heardAtMs: nowMs });
  }
}

export const heardChanges = (): Changes => new Map([...heard()].map(([tag, { changedAtMs }]) => [tag, changedAtMs]));

/** Was this page made before its hotel, or its part of the site, was changed? @param key of Next's cache */
export function isOutdated(key: string, madeAtMs: number): boolean {
  if (heard().size === 0) return false;
  return [tagOfKey(key), EVERYTHING].some(
    (tag) => madeAtMs < (heard().get(tag)?.heardAtMs ?? Number.NEGATIVE_INFINITY) + SETTLED_AFTER_MS,
  );
}
