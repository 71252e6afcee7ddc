import { readStored, writeStored } from '@/lib/browser-storage/stored-item';
import { OWNED_PREFIX } from '@/lib/browser-storage/stored-member';

export interface DraftPlace {
  form: string;
  owner: string;
}

const keyOf = ({ form }: DraftPlace) => `${OWNED_PREFIX}${form}`;

/** In session storage, over a reload and an expired session. Never for a password or a key. @param fits the shape */
export function readDraft<T>(
  storage: Storage | null,
  place: DraftPlace,
  fits: (value: unknown) => value is T,
): T | null {
  const stored = readStored(storage, keyOf(place));
  return stored?.owner === place.owner && fits(stored.values) ? stored.values : null;
}

export function writeDraft(storage: Storage | null, place: DraftPlace, values: object | null): void {
  writeStored(storage, keyOf(place), values && { owner: place.owner, values });
}

export function hasTexts<Name extends string>(value: unknown, names: readonly Name[]): value is Record<Name, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof (value as Partial<Record<Name, unknown>>)[name] === 'string')
  );
}
