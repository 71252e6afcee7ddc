/** Parts that differ from what was shown: only they are sent and stored, so that one changed elsewhere meanwhile is left alone. */
export function editedParts<T extends object>(shown: { readonly [Part in keyof T]: unknown }, typed: T): Partial<T> {
  const parts = Object.entries(typed) as [keyof T, T[keyof T]][];
  return Object.fromEntries(
    parts.filter(([part, value]) => JSON.stringify(value) !== JSON.stringify(shown[part])),
  ) as Partial<T>;
}
