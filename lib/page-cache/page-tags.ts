export const SECTIONS = ['catalogue', 'dining', 'texts'] as const;

/** It stands for all changes: more hotels than a list of changes may hold, or something that no tag names. */
export const EVERYTHING = 'all';

export const hotelTag = (hotelId: string): string => `hotel-${hotelId}`;

/** What a public page shows; deploy/nginx/maps.conf says the same. @param path without language */
export function pageTag(path: string): string {
  const [, section = '', name] = path.split('/');
  if (section === 'hotels' && name !== undefined && name !== 'page' && name !== 'in') return hotelTag(name);
  if (section === '' || section === 'hotels') return 'catalogue';
  return section === 'dining' ? 'dining' : 'texts';
}

/** @param key of Next's cache: the page's path with its locale, behind the folder of a route where it has one */
export function tagOfKey(key: string): string {
  const path = key.slice(key.lastIndexOf('/$/') + 1).replace(/^\$\//, '/');
  return pageTag(path.replace(/^\/[^/]+/, '') || '/');
}
