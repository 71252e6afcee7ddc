import type { Picture } from '@/lib/hub/contract/common';
import type { Locale } from '@/lib/i18n/languages';

/** What a preview can stand for; `page` are the pages that are always there. */
export const previewKinds = ['hotel', 'restaurant', 'page'] as const;
export type PreviewKind = (typeof previewKinds)[number];

/** Everything that a preview shows. */
export interface PreviewSubject {
  kind: PreviewKind;
  /** The hub's id, or the name of a page. */
  id: string;
  locale: Locale;
  /** Set large. */
  title: string;
  /** One short line under it: a place, a house. */
  line: string;
  /** Null: a drawn ground. */
  picture: Pick<Picture, 'path' | 'widths' | 'alt'> | null;
}
