/** From the first byte of a request, or the opening of its connection, to its last. */
export const WITHIN_MS = 12_000;
/** A file on its way in may take longer while it keeps arriving; this is the end for every request. */
export const FILE_WITHIN_MS = 120_000;
/** A connection on which nothing moves: nobody reads the answer. The longest call of the hub ends earlier. */
export const STILL_MS = 30_000;
/** Of a file that keeps arriving: 32 kbit/s, below what any phone line has. */
const BYTES_PER_MS = 4.096;

export interface ArrivalTime {
  isOver(nowMs: number, bytes: number): boolean;
}

/** The whole body arrives in time, or not at all. */
export function fixedArrivalTime(sinceMs: number): ArrivalTime {
  return { isOver: (nowMs) => nowMs - sinceMs > WITHIN_MS };
}

/** What arrives buys time, never more than `WITHIN_MS` in advance. */
export function steadyArrivalTime(sinceMs: number, bytesSoFar: number): ArrivalTime {
  let [seenMs, seenBytes, leftMs] = [sinceMs, bytesSoFar, WITHIN_MS];
  return {
    isOver(nowMs, bytes) {
      leftMs = Math.min(WITHIN_MS, leftMs - (nowMs - seenMs) + (bytes - seenBytes) / BYTES_PER_MS);
      [seenMs, seenBytes] = [nowMs, bytes];
      return leftMs < 0;
    },
  };
}
