import { createHash } from 'node:crypto';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const externalOrData = /\ssrc\s*=|\stype\s*=\s*["']?(?!module|text\/javascript|application\/javascript)[\w/+.-]+/i;

/** Base64 SHA-256 digests of what a browser would run inline; external scripts and data blocks need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scriptElement)) {
    if (externalOrData.test(attributes) || text === '') continue;
    hashes.add(createHash('sha256').update(text, 'utf8').digest('base64'));
  }
  return [...hashes];
}
