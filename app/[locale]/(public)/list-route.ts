import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { type RouteParams, type RouteProps, routeParams } from '@/lib/metadata/route-props';

/** What the routes of a list export, each from what its segments say. */
export const listRoute =
  <Address>(metadataOf: (address: Address) => Promise<Metadata>, render: (address: Address) => Promise<ReactNode>) =>
  <Segments = unknown>(addressOf: (params: RouteParams<Segments>) => Address) => ({
    generateMetadata: async ({ params }: RouteProps<Segments>) => metadataOf(addressOf(await routeParams(params))),
    page: async ({ params }: RouteProps<Segments>) => render(addressOf(await routeParams(params))),
  });
