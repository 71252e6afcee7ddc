/** Address of a picture's widest file, as WebP, which every reader of structured data knows. */
export function widestPicture({
  path,
  widths,
  formats,
}: {
  path: string;
  widths: readonly number[];
  formats: readonly ('avif' | 'webp')[];
}): string {
  return `${path}-${Math.max(...widths)}.${formats.includes('webp') ? 'webp' : formats[0]}`;
}
