import * as z from 'zod';
import { entityId } from '@/lib/hub/contract/common';
import { languages } from '@/lib/i18n/languages';
import { pages } from '@/lib/routes/pages';
import { paths } from '@/lib/routes/paths';

const ALL = 'all';
/** Four addresses each; more hotels are a change of everything. */
const MOST_HOTELS = 150;
const section = z.enum(['catalogue', 'dining', 'texts', ALL]);

export const pageChangesBody = z
  .object({
    hotelIds: z.array(entityId).max(1_000).default([]),
    sections: z.array(section).max(section.options.length).default([]),
  })
  .refine(({ hotelIds, sections }) => hotelIds.length + sections.length > 0);

/** Parameters of Next's `revalidatePath`. */
export type ChangedPage = [path: string, type?: 'page' | 'layout'];

const routeOf = (pattern: string) =>
  `/[locale]/(public)${pattern === '/' ? '' : pattern.replace(/\{(\w+)\}/g, '[$1]')}`;

/** A hotel also appears in lists, and beside its restaurants. */
export function changedPages({ hotelIds, sections }: z.output<typeof pageChangesBody>): ChangedPage[] {
  if (sections.includes(ALL) || hotelIds.length > MOST_HOTELS) return [['/', 'layout']];
  const hotels = hotelIds.flatMap((id) => languages.map(({ locale }): ChangedPage => [`/${locale}${paths.hotel(id)}`]));
  const shown = new Set<string>([...sections, ...(hotelIds.length > 0 ? ['catalogue', 'dining'] : [])]);
  const ofSections = pages
    .filter(({ section }) => section && shown.has(section))
    .map(({ pattern }): ChangedPage => [routeOf(pattern), 'page']);
  return [...hotels, ...ofSections];
}
