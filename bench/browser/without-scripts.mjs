import { request as ask, createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const scripts = /<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/gi;
const scriptHints = /<link\b[^>]*\bas="script"[^>]*>/gi;
/** The web's own, which belong to one connection or to a body that is written anew here. */
const notPassedOn = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'link'];

/** A page as it would be without its script files, its inline scripts and the hints that fetch them early. */
export const withoutScripts = (html) => html.replace(scripts, '').replace(scriptHints, '');

/**
 * Stands in front of the web and passes everything on; the second of two such doors takes the scripts out of every
 * page. A pair of visits through the two differs in nothing else.
 * @param {string} webAddress
 * @param {{ scripts: boolean }} options
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export function openDoor(webAddress, { scripts: keepsScripts }) {
  const server = createServer((asked, answer) => {
    const { host: _, ...headers } = asked.headers;
    const passed = ask(
      webAddress + asked.url,
      { method: asked.method, headers: { ...headers, 'accept-encoding': 'identity' } },
      (got) => {
        const kept = Object.entries(got.headers).filter(([name]) => !notPassedOn.includes(name));
        const isPage = got.headers['content-type']?.startsWith('text/html');
        const parts = [];
        got.on('data', (part) => parts.push(part));
        got.on('end', () => {
          const body = Buffer.concat(parts);
          const page = isPage && !keepsScripts ? Buffer.from(withoutScripts(body.toString('utf8'))) : body;
          const isText = /^(text|application\/(javascript|json))/.test(got.headers['content-type'] ?? '');
          if (!isText) return answer.writeHead(got.statusCode ?? 502, Object.fromEntries(kept)).end(page);
          const packed = { ...Object.fromEntries(kept), 'content-encoding': 'gzip' };
          answer.writeHead(got.statusCode ?? 502, packed).end(gzipSync(page));
        });
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  return new Promise((resolve) => {
    server.listen(0, () =>
      resolve({
        address: `http://localhost:${server.address().port}`,
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      }),
    );
  });
}
