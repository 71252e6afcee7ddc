import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/layout/load-failure';
import { serverEnv } from '@/lib/env/server-env';
import { unlessAbsent } from '@/lib/hub/absent-addresses';
import { loadOf } from '@/lib/hub/hub-load';
import type { LanguageCode } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { notFoundMetadata, pageMetadata } from '@/lib/metadata/page-metadata';
import { type RouteProps, routeLanguage } from '@/lib/metadata/route-props';
import type { Load } from '@/lib/request/load';

interface ListAddress<Place> {
  /** Null for a number that is none, or spelled in another way than ours. */
  page: number | null;
  /** Null for what cannot be a place. */
  place?: Place | null;
  /** The address has a number, which the one of the first page has not. */
  isNumbered?: boolean;
}

interface FoundList {
  page: number;
  last: number;
  total: number;
  place?: { name: string };
}

interface PublicList<Place, Found> {
  /** Namespace of its texts. */
  of: 'hotels.list' | 'dining.list';
  pathOf: (address: { place?: Place; page?: number }) => string;
  /** Null for a page or a place that does not exist. */
  find: (address: { lang: LanguageCode; page: number; place?: Place }) => Promise<Found | null>;
  show: (list: Found & { origin: string }) => ReactNode;
}

/** What the routes of a list in pages export, each from what its segments say. The same for everybody, rendered once and cached. */
export function listRoute<Place, Found extends FoundList>({ of, pathOf, find, show }: PublicList<Place, Found>) {
  const load = async ({ page, place }: ListAddress<Place>): Promise<Load<Found>> => {
    if (page === null || place === null) return { state: 'notFound' };
    const lang = await routeLanguage();
    return loadOf(unlessAbsent([of, lang, place, page], () => find({ lang, page, place })));
  };

  const metadataOf = async (address: ListAddress<Place>): Promise<Metadata> => {
    const found = await load(address);
    if (found.state === 'notFound') return notFoundMetadata();
    const t = await getTranslations();
    const texts = { title: t(`${of}.title`), description: t(`${of}.description`) };
    if (found.state !== 'ready') return pageMetadata({ path: null, ...texts });
    const { page, last, total, place } = found.data;
    const ofPlace = place && {
      title: t(`${of}.placeTitle`, { name: place.name }),
      description: t(`${of}.placeDescription`, { name: place.name, count: total }),
    };
    const { title, description } = ofPlace ?? texts;
    const pathOfPage = (number: number) => pathOf({ place: address.place ?? undefined, page: number });
    const locale = await getLocale();
    const absolute = (number: number) =>
      new URL(localizedPath(locale, pathOfPage(number)), serverEnv().PUBLIC_ORIGIN).href;
    return {
      ...(await pageMetadata({
        path: pathOfPage(page),
        title: page === 1 ? title : t(`${of}.pageTitle`, { title, page }),
        description,
      })),
      pagination: {
        previous: page > 1 ? absolute(page - 1) : undefined,
        next: page < last ? absolute(page + 1) : undefined,
      },
    };
  };

  const render = async (address: ListAddress<Place>) => {
    const { page, place, isNumbered } = address;
    if (isNumbered && page === 1 && place !== null) {
      permanentRedirect(localizedPath(await getLocale(), pathOf({ place })));
    }
    const found = await load(address);
    if (found.state !== 'ready') return <LoadFailure state={found.state} />;
    return (
      <main id="content" className="page-width pt-12 pb-section lg:pt-20">
        {show({ ...found.data, origin: serverEnv().PUBLIC_ORIGIN })}
      </main>
    );
  };

  return <Segments = unknown>(addressOf: (segments: Segments) => ListAddress<Place>) => ({
    generateMetadata: async ({ params }: RouteProps<Segments>) => metadataOf(addressOf(await params)),
    page: async ({ params }: RouteProps<Segments>) => render(addressOf(await params)),
  });
}
