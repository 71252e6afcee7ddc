import type { Picture } from '@/lib/hub/contract/common';

/** Where one file of a picture lies, absolute: the widest, as WebP, which every reader of structured data knows. */
export function widestPicture({ path, widths, formats }: Picture, origin: string): string {
  const format = formats.includes('webp') ? 'webp' : formats[0];
  return new URL(`${path}-${Math.max(...widths)}.${format}`, origin).href;
}
