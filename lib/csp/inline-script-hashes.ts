import { createHash } from 'node:crypto';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const externalOrData = /\ssrc\s*=|\stype\s*=\s*["']?(?!module|text\/javascript|application\/javascript)[\w/+.-]+/i;

/**
 * SHA-256 digests (base64, each once) of the inline scripts that a browser would run in a document.
 * External scripts and data blocks (JSON-LD) are left out: a policy neither needs nor hashes them.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scriptElement)) {
    if (externalOrData.test(attributes) || text === '') continue;
    hashes.add(createHash('sha256').update(text, 'utf8').digest('base64'));
  }
  return [...hashes];
}
