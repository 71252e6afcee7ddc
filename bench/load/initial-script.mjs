import { gzipSync } from 'node:zlib';

/**
 * JavaScript that a browser fetches for the first view of a page: every script file that its HTML names (`src` and
 * preloads), gzipped as a server would send it. Files fetched on intent are not in the HTML.
 * `nomodule` files are for browsers of another age and are never fetched.
 * @param {string} address
 * @param {Record<string, string>} [headers] of a member's page
 * @returns {Promise<{ files: number, gzipBytes: number, sizes: { file: string, bytes: number }[] }>}
 */
export async function initialScript(address, headers = {}) {
  const html = await (await fetch(address, { headers: { 'accept-language': 'ko', ...headers } })).text();
  const names = new Set();
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    if (/\bnomodule\b/i.test(tag)) continue;
    const isScript =
      tag.startsWith('<script') || /\brel="(?:preload|modulepreload)"[^>]*\bas="script"|\bas="script"/.test(tag);
    const name = /\b(?:src|href)="([^"]+\.js[^"]*)"/.exec(tag)?.[1];
    if (isScript && name) names.add(new URL(name, address).href);
  }
  const sizes = [];
  for (const name of names) {
    const answer = await fetch(name);
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
    const bytes = gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 6 }).length;
    sizes.push({ file: new URL(name).pathname, bytes });
  }
  return { files: names.size, gzipBytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0), sizes };
}
