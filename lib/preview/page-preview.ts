import type { Locale } from '@/lib/i18n/languages';
import { paths } from '@/lib/routes/paths';
import type { PreviewSubject } from './preview-subject';

type Text =
  | 'home.hero.claim'
  | 'hotels.list.heading'
  | 'dining.list.heading'
  | 'hotels.packages.heading'
  | 'common.brand.group';

const titles = {
  home: 'home.hero.claim',
  hotels: 'hotels.list.heading',
  dining: 'dining.list.heading',
  offers: 'hotels.packages.heading',
} as const satisfies Record<string, Text>;
export type PreviewedPage = keyof typeof titles;

/** Which of them stands for a page. @param path without language segment */
export function previewedPage(path: string): PreviewedPage {
  if (path.startsWith(paths.dining())) return 'dining';
  if (path.startsWith(paths.packages())) return 'offers';
  return path.startsWith(paths.hotels()) ? 'hotels' : 'home';
}

export const isPreviewedPage = (name: string): name is PreviewedPage => Object.hasOwn(titles, name);

export function pageSubject(page: PreviewedPage, t: (key: Text) => string, locale: Locale): PreviewSubject {
  return { kind: 'page', id: page, locale, title: t(titles[page]), line: t('common.brand.group'), picture: null };
}
