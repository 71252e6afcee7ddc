export const attachmentKinds = {
  jpeg: { ending: 'jpg', mediaType: 'image/jpeg' },
  png: { ending: 'png', mediaType: 'image/png' },
  webp: { ending: 'webp', mediaType: 'image/webp' },
  pdf: { ending: 'pdf', mediaType: 'application/pdf' },
} as const;

export const ATTACHMENT_START = 12;

export type AttachmentKind = keyof typeof attachmentKinds;

export const attachmentAccept = Object.values(attachmentKinds)
  .flatMap(({ ending, mediaType }) => [`.${ending}`, mediaType])
  .concat('.jpeg')
  .join(',');

/** Their first bytes; `?` is any byte. */
const signs: Record<AttachmentKind, string> = {
  jpeg: '\xff\xd8\xff',
  png: '\x89PNG\r\n\x1a\n',
  webp: 'RIFF????WEBP',
  pdf: '%PDF-',
};

const begins = (bytes: Uint8Array, sign: string) =>
  [...sign].slice(0, bytes.length).every((byte, at) => byte === '?' || byte.charCodeAt(0) === bytes[at]);

/** The kind by the first twelve bytes, whatever the file's name; null for one that is not allowed. */
export function attachmentKindOf(bytes: Uint8Array): AttachmentKind | null {
  const kinds = Object.keys(signs) as AttachmentKind[];
  return kinds.find((kind) => bytes.length >= signs[kind].length && begins(bytes, signs[kind])) ?? null;
}

/** Photos of an iPhone; some apps name them `.jpg`. */
const heicSigns = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1'].map(
  (brand) => `????ftyp${brand}`,
);

export function problemOfFirstBytes(bytes: Uint8Array): 'heic' | 'wrongKind' | 'broken' | null {
  if (heicSigns.some((sign) => bytes.length >= sign.length && begins(bytes, sign))) return 'heic';
  if (bytes.length >= ATTACHMENT_START) return attachmentKindOf(bytes) === null ? 'wrongKind' : null;
  return Object.values(signs).some((sign) => begins(bytes, sign)) ? 'broken' : 'wrongKind';
}
