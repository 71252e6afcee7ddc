import 'server-only';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { type PageTranslator, unlistedPage } from '@/lib/metadata/page-metadata';
import { type QueryRouteProps, type RouteParams, routeParams } from '@/lib/metadata/route-props';
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

type Render<Segments> = (
  route: RouteParams<Segments> & { query: Awaited<QueryRouteProps['searchParams']>; session: Session },
) => ReactNode;

const pageWith =
  <Segments>(open: () => Promise<Session | 'unknown' | null>, render: Render<Segments>) =>
  async ({ params, searchParams }: QueryRouteProps<Segments>) => {
    const [values, query, session] = await Promise.all([routeParams(params), searchParams, open()]);
    return session === null || session === 'unknown' ? null : render({ ...values, query, session });
  };

/** A page of My Page for its member; empty for nobody, whom the layout leads to the login. */
export const memberPage = <Segments = unknown>(render: Render<Segments>) => pageWith(readSession, render);

/** The page of an entry of the menu, which `openEntry` opens. */
export const entryPage = (label: EntryLabel, render: Render<unknown>) => pageWith(() => openEntry(label), render);

/** `generateMetadata` of the page of an entry: its title is the menu's. */
export const entryMetadata = (label: EntryLabel, description: (t: PageTranslator) => string) =>
  unlistedPage((t) => [t(`myPage.menu.entries.${label}`), description(t)]);
