import type { Picture } from '@/lib/hub/contract/common';

/** Address of a picture's widest file, as WebP, which every reader of structured data knows. */
export function widestPicture({ path, widths, formats }: Picture): string {
  return `${path}-${Math.max(...widths)}.${formats.includes('webp') ? 'webp' : formats[0]}`;
}
