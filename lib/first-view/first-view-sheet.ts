import { type Locale, languages } from '@/lib/i18n/languages';
import { processWideValues } from '@/lib/process-wide';

export const FIRST_VIEW_SHEETS = 'first-view sheets';

/**
 * Names of the style sheets that may belong to a page, the nearest one first
 * (`areaOf` in `scripts/setup/first-view-sheets.mjs`).
 */
export function areasOf(pathname: string): string[] {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  // A language stands in the address by its segment, and in the route behind it by its locale.
  if (languages.some(({ locale, segment }) => segments[0] === locale || segments[0] === segment)) segments.shift();
  const [first] = segments;
  return first === undefined ? ['home'] : [`${first}-${segments.length}`, first, 'others'];
}

/** On the server: typefaces of the language, and the rules that the first view of a page needs. */
export function firstViewSheet(pathname: string, locale: Locale): string {
  const sheets = processWideValues.get(FIRST_VIEW_SHEETS) as ReadonlyMap<string, string> | undefined;
  const names = [`fonts ${locale}`, areasOf(pathname).find((area) => sheets?.has(area)) ?? ''];
  return names.map((name) => sheets?.get(name) ?? '').join('');
}
