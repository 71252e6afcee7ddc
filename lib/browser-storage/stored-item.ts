export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null for nothing, and for what is no object. */
export function readStored(storage: Pick<Storage, 'getItem'> | null, key: string): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return isRecord(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** A store that is full or refused is reported, and the page goes on with what it holds in memory. */
export function writeStored(storage: Storage | null, key: string, value: object | null): void {
  try {
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(value));
  } catch (error) {
    reportError(error);
  }
}
