/**
 * The parts of a form that differ from what it showed at first. Only they are sent and stored as a draft, so that a part
 * changed elsewhere meanwhile is left alone.
 */
export function editedParts<T extends object>(shown: { readonly [Part in keyof T]: unknown }, typed: T): Partial<T> {
  const parts = Object.entries(typed) as [keyof T, T[keyof T]][];
  return Object.fromEntries(
    parts.filter(([part, value]) => JSON.stringify(value) !== JSON.stringify(shown[part])),
  ) as Partial<T>;
}
