import type { Picture } from '@/lib/hub/contract/common';
import type { Locale } from '@/lib/i18n/languages';

export interface PreviewSubject {
  kind: 'hotel' | 'restaurant' | 'offer' | 'page';
  id: string;
  locale: Locale;
  title: string;
  line: string;
  picture: Pick<Picture, 'path' | 'widths' | 'alt'> | null;
}
