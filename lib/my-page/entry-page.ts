import 'server-only';
import { readMember } from '@/lib/session/read-session';
import type { Session } from '@/lib/session/session-schema';
import { type EntryLabel, entryOf, mayOpen } from './menu';

/** Null for nobody, `refused` for whom the menu does not show the entry. Awaited before the first byte. */
export async function openEmployeeEntry(label: EntryLabel): Promise<Session | null | 'refused'> {
  const session = await readMember();
  return session === null || mayOpen(entryOf(label), session) ? session : 'refused';
}
