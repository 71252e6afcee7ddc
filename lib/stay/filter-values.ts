type Empty = '' | null | undefined;

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Missing, blank, and empty lists and objects; zero and booleans stay (specification, section 5). */
export function removeEmptyValues<T extends object>(filter: T): { [K in keyof T]?: Exclude<T[K], Empty> } {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => !isEmpty(value))) as {
    [K in keyof T]?: Exclude<T[K], Empty>;
  };
}
