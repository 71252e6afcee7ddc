import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/languages';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { readSession } from '@/lib/session/read-session';
import type { Session } from '@/lib/session/session-schema';
import { type EntryLabel, entryOf, mayOpen } from './menu';

export async function entryMetadata(locale: Locale, label: EntryLabel, description: string): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'myPage' });
  const title = t(`menu.entries.${label}`);
  return pageMetadata({ locale, path: entryOf(label).href(), title, description, index: false });
}

/** Null for nobody. Entries of type `employee` exist for employees alone. Awaited before the first byte. */
export async function openEntry(label: EntryLabel): Promise<Session | null> {
  const session = await readSession();
  if (session === null || session === 'unknown') return null;
  if (!mayOpen(entryOf(label), session)) notFound();
  return session;
}
