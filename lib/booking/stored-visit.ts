/** What a visit keeps of what it sends, for rooms and for a table alike. */
export interface SentVisit {
  /** Made once for a visit, so that a double click, a reload or a retry books once. */
  idempotencyKey: string;
  /** A try under this key is under way or got no answer: it may have booked. */
  unsure: boolean;
}

export function newSent(): SentVisit {
  return { idempotencyKey: crypto.randomUUID(), unsure: false };
}

/** Null for what does not fit, as of an older release. */
export function sentOf({ idempotencyKey, unsure }: Record<string, unknown>): SentVisit | null {
  if (typeof idempotencyKey !== 'string' || !/^[A-Za-z0-9_-]{8,64}$/.test(idempotencyKey)) return null;
  return { idempotencyKey, unsure: unsure === true };
}
