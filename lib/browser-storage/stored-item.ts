export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readStored(
  storage: Pick<Storage, 'getItem'> | null | undefined,
  key: string,
): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return isRecord(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function writeStored(storage: Storage | null | undefined, key: string, value: object | null): void {
  writeText(storage, key, value && JSON.stringify(value));
}

/** A store that is full or refused is reported, and the page goes on with what it holds in memory. */
export function writeText(storage: Storage | null | undefined, key: string, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch (error) {
    reportError(error);
  }
}
