import 'server-only';
import { createHash } from 'node:crypto';
import { hasLocale } from 'next-intl';
import { routing } from '@/lib/i18n/routing';
import { type PreviewKind, type PreviewSubject, previewKinds } from './preview-subject';

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

const fileName = /^(?<id>[A-Za-z0-9_-]{1,64})\.[0-9a-f]{16}\.jpg$/;

export function parsePreviewName(locale: string, kind: string, file: string): PreviewName | null {
  const id = fileName.exec(file)?.groups?.id;
  const isKind = (value: string): value is PreviewKind => (previewKinds as readonly string[]).includes(value);
  if (id === undefined || !isKind(kind) || !hasLocale(routing.locales, locale)) return null;
  return { kind, id, locale };
}
