import { processWide } from '../process-wide.ts';

/** When each tag was last revalidated: ms since 1970, by tag, by the clock of the process that was called. */
export type TagChanges = ReadonlyMap<string, number>;

/** Longer than any page is served, which is one hour (`EXPIRE_SECONDS` in `lib/csp/cached-page-key.ts`). */
export const REMEMBERED_MS = 2 * 3_600_000;

interface TagChange {
  changedAtMs: number;
  /** By the clock of this process, like the times of its pages. */
  receivedAtMs: number;
}

const state = () =>
  processWide('tag changes', () => ({
    changes: new Map<string, TagChange>(),
    share: async (_changes: TagChanges): Promise<void> => undefined,
  }));

/** @returns whether one of them is new to this process */
export function recordChanges(changes: TagChanges, nowMs = Date.now()): boolean {
  const known = state().changes;
  const isNew = ([tag, changedAtMs]: [string, number]) => (known.get(tag)?.changedAtMs ?? 0) < changedAtMs;
  const added = [...changes].filter(isNew);
  for (const [tag, changedAtMs] of added) known.set(tag, { changedAtMs, receivedAtMs: nowMs });
  for (const [tag, { receivedAtMs }] of known) if (receivedAtMs < nowMs - REMEMBERED_MS) known.delete(tag);
  return added.length > 0;
}

/** How the changes of this process reach the others; the cache handler, which Next loads, cannot import it. */
export function shareWith(share: (changes: TagChanges) => Promise<void>): void {
  state().share = share;
}

export const shareChanges = (changes: TagChanges): Promise<void> => state().share(changes);

/** @param madeAtMs when the request began that made the page: its calls of the hub are no older */
export function isOutdated(tags: readonly string[], madeAtMs: number): boolean {
  const { changes } = state();
  return tags.some((tag) => madeAtMs <= (changes.get(tag)?.receivedAtMs ?? Number.NEGATIVE_INFINITY));
}
