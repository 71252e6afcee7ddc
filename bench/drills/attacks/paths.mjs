/** An attack of one request: what it must be answered with, and nothing may reach the hub. */
function refused(target, status, options = {}) {
  return {
    what: `${options.method ?? 'GET'} ${JSON.stringify(target)}`,
    promise: `${status}, no page, no call of the hub`,
    replay: async (site) => {
      await site.forgetHubCalls();
      const answer = await site.ask(target, options);
      const calls = Object.keys(await site.hubCalls());
      const isPage = answer.body.includes('<html');
      return {
        seen: `${answer.status}${isPage ? ', a page' : ''}${calls.length > 0 ? `, hub: ${calls.join(' ')}` : ''}`,
        kept: answer.status === status && !isPage && calls.length === 0,
      };
    },
  };
}

const own = { 'x-bff': '1' };
const image = '?url=%2Fpictures%2Fhaneul-namsan%2Fexterior.webp&w=3840&q=75';
const images = [
  ...['/_next/image', '/_next/image/', '/_next/imag%65', '/%5Fnext/image', '/en/_next/image', '/_NEXT/IMAGE'],
].map((path) => refused(path + image, 404));

const dotted = [
  ...['/api/../my%09Page', '/api/../en/hotel%09s', '/x/../jp/hotels', '/_next/../hotels', '/pictures/../myPage'],
  ...['/api/%2e%2e/hotels', '/api/.%2E/hotels', '/api/%2e/hotels', '/api/..%2fhotels', '/api/%2e%2e%2fhotels'],
  ...['/api/..%5chotels', '/api/..\\hotels', '/api\\..\\hotels', '/api/..;/hotels', '/api/..;x=1/hotels'],
  ...['/api/%252e%252e/hotels', '/_next/static/../../hotels', '/..', '/.', '/hotels/.', '/hotels/..', '//../hotels'],
].map((path) => refused(path, 400));

const written = [
  refused('/api/../en/hotels', 400, { method: 'DELETE' }),
  refused('/api/../favicon.svg', 400, { method: 'POST' }),
  refused('/api/hub/membership/x/../point', 400, { headers: own }),
  refused('/hotels#/../myPage', 400),
  refused('http://localhost/../hotels', 400),
  refused('*', 400, { method: 'OPTIONS' }),
];

const cachedWithoutNonce = {
  what: '/en/hotels by a path that is read twice, then as it is',
  promise: 'hashes, and no nonce in the cached page',
  replay: async (site) => {
    await site.ask('/api/../en/hotel%09s');
    const { headers, body } = await site.ask('/en/hotels');
    const policies = headers['content-security-policy']?.join(' | ') ?? '';
    const kept = /'sha256-/.test(policies) && !/nonce/.test(policies) && !/nonce="/.test(body);
    return { seen: kept ? 'hashes' : /nonce="/.test(body) ? 'a nonce in the page' : policies, kept };
  },
};

const spellings = [
  ...[
    '/hotels%2Fabc',
    '/en%2Fhotels',
    '/en%2fhotels%2F',
    '//hotels',
    '/en//hotels',
    '/hotels/',
    '/%2Fhotels',
    '/nowhere',
  ],
  ...[
    '/hotels/none-such',
    '/en/hotels/page/99',
    '/api/nowhere',
    '/api%2Fhotels',
    '/myPage/',
    '/hotels%20',
    '/ko/hotels',
  ],
].map((path) => ({
  what: `the policy of ${path}`,
  promise: 'one that decides about scripts, if it is HTML',
  replay: async (site) => {
    const { status, headers } = await site.ask(path);
    const isHtml = /html/.test(headers['content-type']?.[0] ?? '');
    const policies = headers['content-security-policy']?.join(' | ') ?? '';
    return {
      seen: `${status}${isHtml ? `, HTML with ${policies}` : ', no HTML'}`,
      kept: status < 500 && status > 0 && (!isHtml || /default-src 'none'|script-src /.test(policies)),
    };
  },
}));

/** Who asks for a page by another spelling and leaves must not spoil it for those who wait for it. */
const leaving = {
  what: 'GET "/x/../jp/hotels" and leaving, while others wait for /jp/hotels',
  promise: 'others: 200',
  replay: async (site) => {
    const left = Array.from({ length: 5 }, () =>
      site.send('GET /x/../jp/hotels HTTP/1.1\r\nhost: localhost\r\n\r\n', { silenceMs: 15 }),
    );
    const others = await Promise.all(Array.from({ length: 5 }, () => site.ask('/jp/hotels')));
    await Promise.all(left);
    const statuses = [...new Set(others.map(({ status }) => status))];
    return { seen: statuses.join(' '), kept: statuses.join() === '200' };
  },
};

export const pathAttacks = {
  title: 'S44 S45 S48 spellings of paths',
  attacks: [cachedWithoutNonce, leaving, ...images, ...dotted, ...written, ...spellings],
};
