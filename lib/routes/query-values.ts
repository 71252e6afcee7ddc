/** The query of an address as Next gives it to a page (`searchParams`). */
export type QueryValues = Record<string, string | string[] | undefined>;

export function queryValues(query: string): Record<string, string[]> {
  const params = new URLSearchParams(query);
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}

const LONGEST_QUERY = 2_000;

export function firstValue(values: QueryValues, name: string): string | null {
  const value = values[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined || first.trim() === '' ? null : first.trim();
}

/** The value of a choice; undefined where it is none of those. */
export function chosenValue<Value extends string>(
  values: QueryValues,
  name: string,
  known: readonly Value[],
): Value | undefined {
  const text = firstValue(values, name);
  return known.find((value) => value === text);
}

/** As the contract's `entityId`, without zod: browsers read addresses too. */
export const isEntityId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);

export function allValues(values: QueryValues, name: string): string[] {
  const value = values[name];
  return (Array.isArray(value) ? value : value === undefined ? [] : [value])
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** Length of an address' query before escaping, as far as it matters for refusing it. */
export function isTooLong(values: QueryValues): boolean {
  let length = 0;
  for (const [name, value] of Object.entries(values)) {
    for (const text of Array.isArray(value) ? value : [value ?? '']) length += name.length + text.length + 2;
  }
  return length > LONGEST_QUERY;
}
