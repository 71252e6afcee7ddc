import { createHash } from 'node:crypto';
import { keepMarkup } from '@/lib/first-view/kept-markup';
import { UnsentScript } from './site-islands';

/** JSON for a script element, escaped so that no text can close the element. */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Structured data, for readers of the HTML alone. It is not executed, so it needs no CSP entry. */
export function JsonLd({ data }: { data: object }) {
  const text = jsonLdText(data);
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  keepMarkup(name, text);
  return <UnsentScript name={name} type="application/ld+json" />;
}
