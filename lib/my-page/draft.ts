import { OWNED_PREFIX } from '@/lib/browser-storage/stored-member';

export interface DraftPlace {
  form: string;
  owner: string;
}

const keyOf = ({ form }: DraftPlace) => `${OWNED_PREFIX}${form}`;

/**
 * In session storage: outlives a reload and an expired session. Never for a password or a key.
 * @param fits an older release or a hand may have written something else
 */
export function readDraft<T>(
  storage: Storage | null,
  place: DraftPlace,
  fits: (value: unknown) => value is T,
): T | null {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(keyOf(place)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { owner, values } = stored as { owner?: unknown; values?: unknown };
    return owner === place.owner && fits(values) ? values : null;
  } catch {
    // Not JSON: not ours.
    return null;
  }
}

/** @param values null forgets the draft */
export function writeDraft(storage: Storage | null, place: DraftPlace, values: object | null): void {
  try {
    if (values === null) storage?.removeItem(keyOf(place));
    else storage?.setItem(keyOf(place), JSON.stringify({ owner: place.owner, values }));
  } catch (error) {
    // Full: the form itself still holds what was typed.
    reportError(error);
  }
}

/** Do these values have exactly the texts of a form? */
export function hasTexts<Name extends string>(value: unknown, names: readonly Name[]): value is Record<Name, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof (value as Partial<Record<Name, unknown>>)[name] === 'string')
  );
}
