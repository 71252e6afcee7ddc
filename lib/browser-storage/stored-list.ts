import * as z from 'zod/mini';

/** A list in a stored item, without the entries that do not fit; empty if it is no list. */
export const storedList = <Entry>(entry: z.ZodMiniType<Entry>) =>
  z.pipe(
    z.catch(z.array(z.unknown()), () => []),
    z.transform((entries) => entries.flatMap((found) => entry.safeParse(found).data ?? [])),
  );
