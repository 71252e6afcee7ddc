/**
 * Writes what nginx answers while no web process does, in each language, out of the product's own texts:
 * `node deploy/nginx/write-pages.mjs FOLDER`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const locales = ['ko', 'en', 'ja', 'zh-CN'];
const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#faf7f1;color:#1f1b16;' +
  'font:1rem/1.6 system-ui,sans-serif}main{max-width:32rem;padding:2rem}h1{font-weight:400;font-size:1.75rem;' +
  'line-height:1.3}p{margin:1rem 0}a{color:inherit;display:inline-block;padding:.75rem 0}:lang(ko){word-break:keep-all}';

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} locale */
export function unavailablePage(locale) {
  const file = join(import.meta.dirname, '..', '..', 'messages', locale, 'common.json');
  const { brand, state, actions } = JSON.parse(readFileSync(file, 'utf8'));
  const title = escaped(state.hubUnavailableTitle);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${escaped(brand.name)}</title><style>${style}</style></head>
<body><main><p>${escaped(brand.group)}</p><h1>${title}</h1><p>${escaped(state.hubUnavailableSentence)}</p><p><a href="">${escaped(actions.retry)}</a></p></main></body></html>
`;
}

/** @param {string} folder */
export function writePages(folder) {
  mkdirSync(folder, { recursive: true });
  for (const locale of locales) writeFileSync(join(folder, `${locale}.html`), unavailablePage(locale));
}

if (process.argv[1] === import.meta.filename) writePages(process.argv[2] ?? 'pages');
