import * as z from 'zod';
import { entityId } from '@/lib/hub/contract/common';
import { languages } from '@/lib/i18n/languages';

/** Routes under `app/[locale]/(public)` by what they show; each hotel's page is named by its id. */
export const pagesOfSection = {
  catalogue: [
    '',
    '/hotels',
    '/hotels/page/[page]',
    '/hotels/in/[category]/[detail]',
    '/hotels/in/[category]/[detail]/[page]',
  ],
  dining: [
    '/dining',
    '/dining/[restaurantId]',
    '/dining/page/[page]',
    '/dining/in/[region]',
    '/dining/in/[region]/[page]',
  ],
  texts: ['/rewards', '/terms', '/privacy', '/accessibility', '/help'],
} as const;

type Section = keyof typeof pagesOfSection;

const ALL = 'all';
/** Four addresses each; more hotels are a change of everything. */
const MOST_HOTELS = 150;
const section = z.enum([...(Object.keys(pagesOfSection) as Section[]), ALL]);

/** What the hub says has changed. */
export const pageChangesBody = z
  .object({
    hotelIds: z.array(entityId).max(1_000).default([]),
    sections: z.array(section).max(section.options.length).default([]),
  })
  .refine(({ hotelIds, sections }) => hotelIds.length + sections.length > 0);

/** Parameters of Next's `revalidatePath`. */
export type ChangedPage = [path: string, type?: 'page' | 'layout'];

/** A hotel also appears in lists, and beside its restaurants. */
export function changedPages({ hotelIds, sections }: z.output<typeof pageChangesBody>): ChangedPage[] {
  if (sections.includes(ALL) || hotelIds.length > MOST_HOTELS) return [['/', 'layout']];
  const ofHotels = hotelIds.flatMap((id) => languages.map(({ locale }): ChangedPage => [`/${locale}/hotels/${id}`]));
  const shown = new Set([...sections, ...(hotelIds.length > 0 ? (['catalogue', 'dining'] as const) : [])]);
  const ofSections = [...shown].flatMap((name) =>
    name === ALL ? [] : pagesOfSection[name].map((route): ChangedPage => [`/[locale]/(public)${route}`, 'page']),
  );
  return [...ofHotels, ...ofSections];
}
