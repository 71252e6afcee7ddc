import 'server-only';
import { notFound } from 'next/navigation';
import { readSession } from '@/lib/session/read-session';
import type { Session } from '@/lib/session/session-schema';
import { type EntryLabel, entryOf, mayOpen } from './menu';

/** Null for nobody. Entries of type `employee` exist for employees alone. Awaited before the first byte. */
export async function openEntry(label: EntryLabel): Promise<Session | null> {
  const session = await readSession();
  if (session === null || session === 'unknown') return null;
  if (!mayOpen(entryOf(label), session)) notFound();
  return session;
}
