import { createServer, request as send } from 'node:http';

/**
 * Lies between the web and a browser that cannot be told what to do to a page, and does it: scenarios of `e2e/devices`
 * need the same of every engine.
 * @param {number} webPort the web's; its `PUBLIC_ORIGIN` is the relay's address
 */
export async function startRelay(webPort) {
  let scripts = [];
  let withheld = null;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (withheld?.test(path)) return void response.writeHead(404).end();
    const { 'if-none-match': known, ...others } = request.headers;
    const changesPages = scripts.length > 0;
    const headers = changesPages ? { ...others, 'accept-encoding': 'identity' } : request.headers;
    const forwarded = send({ port: webPort, method: request.method, path, headers }, (answer) => {
      if (!changesPages || !String(answer.headers['content-type']).startsWith('text/html')) {
        // A browser keeps scripts for ever; a file can be withheld only where it is asked for.
        const kept = path.startsWith('/_next/static/') ? { 'cache-control': 'no-store' } : {};
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...kept });
        answer.pipe(response);
        return;
      }
      // The policy allows the page's own scripts alone.
      const { 'content-security-policy': _, 'content-length': __, ...kept } = answer.headers;
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const page = Buffer.concat(parts).toString('utf8');
        response.writeHead(answer.statusCode ?? 502, { ...kept, 'cache-control': 'no-store' });
        response.end(page.replace(/<head[^>]*>/, (head) => `${head}${scripts.join('')}`));
      });
    });
    forwarded.on('error', () => response.writeHead(502).end());
    request.pipe(forwarded);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${server.address().port}`,
    /** @type {import('../../e2e/devices/scenario.ts').Device} */
    device: {
      before: async (script, argument) => {
        const call = `(${script})(${JSON.stringify(argument) ?? ''})`;
        scripts.push(`<script>document.currentScript.remove(); ${call};</script>`);
      },
      withhold: async (path) => {
        withheld = path;
      },
    },
    reset() {
      scripts = [];
      withheld = null;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
