import 'server-only';
import type { ReactNode } from 'react';
import { type PageTranslator, unlistedPage } from '@/lib/metadata/page-metadata';
import { type QueryRouteProps, type RouteParams, routeParams } from '@/lib/metadata/route-props';
import type { QueryValues } from '@/lib/routes/query-values';
import { readKnownSession } from '@/lib/session/read-session';
import type { Session } from '@/lib/session/session-schema';
import { type EntryLabel, entryOf, mayOpen } from './menu';

type Render<Segments> = (route: RouteParams<Segments> & { query: QueryValues; session: Session }) => ReactNode;

/** A page of My Page for its member; empty without a session, where the layout redirects to the login. */
export const memberPage =
  <Segments = unknown>(render: Render<Segments>) =>
  async ({ params, searchParams }: QueryRouteProps<Segments>) => {
    const [values, query, session] = await Promise.all([routeParams(params), searchParams, readKnownSession()]);
    return session && render({ ...values, query, session });
  };

/** The page of an entry of the menu. @param refused shown to whom the menu does not show it */
export const entryPage = (label: EntryLabel, render: Render<unknown>, refused: ReactNode = null) =>
  memberPage((route) => (mayOpen(entryOf(label), route.session) ? render(route) : refused));

export const entryMetadata = (label: EntryLabel, description: (t: PageTranslator) => string) =>
  unlistedPage((t) => [t(`myPage.menu.entries.${label}`), description(t)]);
