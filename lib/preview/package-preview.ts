import type { StayPackage } from '@/lib/hub/contract/package';
import type { Locale } from '@/lib/i18n/languages';
import type { PreviewSubject } from './preview-subject';

type PreviewedPackage = Pick<StayPackage, 'packageId' | 'title' | 'hotels' | 'picture'>;

export function packagePreview(
  { packageId, title, hotels, picture }: PreviewedPackage,
  locale: Locale,
): PreviewSubject {
  const line = hotels.map(({ hotelName }) => hotelName).join(' · ');
  return { kind: 'offer', id: packageId, locale, title, line, picture };
}
