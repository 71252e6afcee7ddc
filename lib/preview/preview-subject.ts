import type { Picture } from '@/lib/hub/contract/common';
import type { Locale } from '@/lib/i18n/languages';

export const previewKinds = ['hotel', 'restaurant', 'page'] as const;
export type PreviewKind = (typeof previewKinds)[number];

export interface PreviewSubject {
  kind: PreviewKind;
  id: string;
  locale: Locale;
  title: string;
  line: string;
  picture: Pick<Picture, 'path' | 'widths' | 'alt'> | null;
}
