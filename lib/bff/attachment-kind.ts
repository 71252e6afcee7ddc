/** What may be attached, with its ending and its media type. Importable on both sides. */
export const attachmentKinds = {
  jpeg: { ending: 'jpg', mediaType: 'image/jpeg' },
  png: { ending: 'png', mediaType: 'image/png' },
  webp: { ending: 'webp', mediaType: 'image/webp' },
  pdf: { ending: 'pdf', mediaType: 'application/pdf' },
} as const;

export type AttachmentKind = keyof typeof attachmentKinds;

export const attachmentAccept = Object.values(attachmentKinds)
  .flatMap(({ ending, mediaType }) => [`.${ending}`, mediaType])
  .concat('.jpeg')
  .join(',');

const textAt = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** The kind by the first twelve bytes; null for one that is not taken, whatever its name says. */
export function attachmentKindOf(bytes: Uint8Array): AttachmentKind | null {
  if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp';
  return textAt(bytes, 0, 5) === '%PDF-' ? 'pdf' : null;
}
