import { createServer } from 'node:http';

/** What the product reads of a hub's answer. */
const toldHeaders = ['content-type', 'authorization', 'refresh'];

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/**
 * A hub that looks at the refresh token alone: it stands before the true one, and puts the access token that belongs
 * to a refresh token in the place of any other.
 * @param {string} hubAddress
 * @param {readonly { accessToken: string, refreshToken: string }[]} pairs
 * @returns {Promise<{ address: string, env: Record<string, string>, stop: () => void }>} `env`: for a web of this hub
 */
export async function startLenientHub(hubAddress, pairs) {
  const server = createServer(async (request, response) => {
    let body = await bodyOf(request);
    if (request.url === '/api/auth/refresh') {
      const { refreshToken } = JSON.parse(body);
      const own = pairs.find((pair) => pair.refreshToken === refreshToken);
      if (own) body = JSON.stringify({ refreshToken, accessToken: own.accessToken.replace('Bearer ', '') });
    }
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const answer = await fetch(hubAddress + request.url, { method: request.method, headers, body: body || undefined });
    for (const name of toldHeaders) if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name));
    response.writeHead(answer.status).end(await answer.text());
  });
  const port = await new Promise((resolve) => {
    server.listen(0, () => resolve(server.address().port));
  });
  const address = `http://localhost:${port}`;
  return {
    address,
    env: { HUB_API_BASE: `${address}/hub`, PLAIN_API_BASE: `${address}/api` },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
