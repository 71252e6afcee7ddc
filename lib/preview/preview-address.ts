import 'server-only';
import { createHash } from 'node:crypto';
import { madeFiles } from '@/lib/routes/made-files';
import type { PreviewSubject } from './preview-subject';

const DRAWING = 1;

export type PreviewName = Pick<PreviewSubject, 'kind' | 'id' | 'locale'>;

function contentHash({ title, line, picture }: PreviewSubject): string {
  const content = JSON.stringify([DRAWING, title, line, picture?.path ?? null]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Follows from what the picture shows: an invented one is never drawn, and a drawn one may be kept for ever. */
export function previewPath(subject: PreviewSubject): string {
  const { locale, kind, id } = subject;
  return `/pictures/preview/${locale}/${kind}/${id}.${contentHash(subject)}.jpg`;
}

export interface PagePreview {
  path: string;
  alt: string;
}

export function pagePreview(subject: PreviewSubject): PagePreview {
  const { title, line, picture } = subject;
  const words = `${title}, ${line}`;
  return { path: previewPath(subject), alt: picture ? `${words}. ${picture.alt}` : words };
}

export function parsePreviewName(path: string): PreviewName | null {
  const { kind, id, locale } = madeFiles.preview.exec(path)?.groups ?? {};
  return kind === undefined ? null : ({ kind, id, locale } as PreviewName);
}
