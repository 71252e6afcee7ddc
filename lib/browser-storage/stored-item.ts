import type * as z from 'zod/mini';

/** An item of JSON; null for none, for no JSON, and for what does not fit the schema. */
export function readStored<Item>(
  storage: Pick<Storage, 'getItem'> | null | undefined,
  key: string,
  schema: z.ZodMiniType<Item>,
): Item | null {
  return schema.safeParse(parsedJson(storage, key)).data ?? null;
}

function parsedJson(storage: Pick<Storage, 'getItem'> | null | undefined, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    // No JSON, or no access to the storage.
    return null;
  }
}

export function writeStored(
  storage: Pick<Storage, 'setItem' | 'removeItem'> | null | undefined,
  key: string,
  value: object | null,
): void {
  writeText(storage, key, value && JSON.stringify(value));
}

/** A store that is full or refused is reported, and the page goes on with what it holds in memory. */
export function writeText(
  storage: Pick<Storage, 'setItem' | 'removeItem'> | null | undefined,
  key: string,
  text: string | null,
): void {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch (error) {
    reportError(error);
  }
}
