import * as z from 'zod/mini';
import { readStored, writeStored } from '@/lib/browser-storage/stored-item';
import { OWNED_PREFIX } from '@/lib/browser-storage/stored-member';

export interface DraftPlace {
  form: string;
  owner: string;
}

const keyOf = ({ form }: DraftPlace) => `${OWNED_PREFIX}${form}`;

/** In session storage, over a reload and an expired session. Never for a password or a key. */
export function readDraft<T>(storage: Storage | null, place: DraftPlace, values: z.ZodMiniType<T>): T | null {
  const item = z.object({ owner: z.literal(place.owner), values });
  return readStored(storage, keyOf(place), item)?.values ?? null;
}

export function writeDraft(storage: Storage | null, place: DraftPlace, values: object | null): void {
  writeStored(storage, keyOf(place), values && { owner: place.owner, values });
}

export const textsOf = <Name extends string>(...names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodMiniString<string>>);
