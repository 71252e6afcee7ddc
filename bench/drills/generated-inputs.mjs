import fc from 'fast-check';
import { rawInput } from './raw-inputs.mjs';

const printable = (max) => fc.stringMatching(new RegExp(`^[ -~]{0,${max}}$`));
const oneOf = fc.constantFrom;

const nasty = oneOf(
  ...['%', '%2e%2e%2f', '..', '//', ';', '%00', '%ff', '\\', '@host', '.rsc', '.segments/_tree.segment.rsc'],
  ...['%6d', '%5F', '%E0%A4%A', '__proto__', 'constructor', '😀', '%F0%9F%98%80', 'a'.repeat(3000)],
);
const day = fc.oneof(oneOf('2026-12-01', '2026-12-03', '2026-13-45', '0000-00-00', ''), printable(12));
const query = fc.oneof(
  oneOf('', '', '?lang=ko', '?lang=xx', '?lang=ko&lang=en', '?%', '?__proto__=1', '?_rsc=abc', '?view=past'),
  // 10 KB: as one value, and as a thousand names.
  oneOf(`?returnTo=${'x'.repeat(10_000)}`, `?${'a=1&'.repeat(2_500)}`, `?room=${'2-0,'.repeat(2_500)}`),
  fc.webQueryParameters().map((text) => `?${text}`),
  fc
    .tuple(day, day, printable(6), printable(10))
    .map(
      ([checkIn, checkOut, room, hotel]) =>
        `?${new URLSearchParams({ checkIn, checkOut, room, hotel, returnTo: hotel })}`,
    ),
);

const json = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string(),
  oneOf(
    ...['', '\uFEFF{}', '['.repeat(20_000), '{"__proto__":{"polluted":1}}', `"${'x'.repeat(70_000)}"`],
    ...['{"membershipId":"a","password":"b"}', '{"membershipId":"sample.member","password":null}'],
    ...['{"lang":"ko"}', '{"hotelIdList":[]}', '{"accessToken":"x","refreshToken":"y"}', '{"data":1e999}'],
  ),
);
const form = fc.webQueryParameters();
const multipart = fc
  .tuple(printable(20), printable(200))
  .map(
    ([name, value]) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x${value.length % 2 ? '--' : ''}\r\n`,
  );
const content = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(oneOf('application/json', 'application/json; charset=utf-16', ''), json) },
  { weight: 1, arbitrary: fc.tuple(oneOf('application/x-www-form-urlencoded'), form) },
  { weight: 1, arbitrary: fc.tuple(oneOf('multipart/form-data; boundary=x', 'multipart/form-data'), multipart) },
  { weight: 1, arbitrary: fc.tuple(oneOf('text/plain', 'text/x-component', 'application/octet-stream'), json) },
  { weight: 1, arbitrary: fc.tuple(printable(30), fc.string()) },
);
/** How the body's length is declared: rightly, in chunks, or with more or fewer bytes promised than are sent. */
const framing = fc.oneof(
  { weight: 8, arbitrary: oneOf('length') },
  { weight: 2, arbitrary: oneOf('chunked') },
  { weight: 1, arbitrary: oneOf('truncated', 'overlong') },
);

const headers = fc.record(
  {
    'accept-language': fc.oneof(oneOf('ja', 'zh-TW;q=x', '*'), printable(40)),
    accept: fc.oneof(oneOf('text/html', 'text/x-component'), printable(30)),
    'accept-encoding': oneOf('gzip', 'br;q=x', '*'),
    'user-agent': fc.oneof(oneOf('HotelRewardsApp/iOS', 'HotelRewardsApp/Android'), printable(40)),
    'x-request-id': printable(80),
    traceparent: printable(60),
    'idempotency-key': printable(80),
    'x-forwarded-for': fc.oneof(oneOf('::1', '1.2.3.4, x', ','), printable(40)),
    'x-forwarded-host': fc.oneof(oneOf('evil.example', 'a:b', '['), printable(30)),
    'x-forwarded-proto': oneOf('https', 'gopher', ''),
    'x-middleware-subrequest': oneOf('middleware:middleware', 'src/middleware'),
    'x-matched-path': oneOf('/myPage', '%', ''),
    'x-nextjs-data': oneOf('1'),
    'x-http-method-override': oneOf('DELETE'),
    'next-action': printable(42),
    'next-router-state-tree': fc.oneof(oneOf('%5B%22%22%5D', '%', '[]'), printable(30)),
    'next-router-prefetch': oneOf('1', '2', 'x'),
    'next-router-segment-prefetch': oneOf('/_tree', '/', '%'),
    'next-url': fc.oneof(oneOf('/', '%'), printable(30)),
    rsc: oneOf('1', '0', 'x'),
    range: oneOf('bytes=0-', 'bytes=9-1', 'bytes=99999999-', 'x'),
    'if-range': oneOf('x'),
    'if-match': oneOf('x', '*'),
    'if-unmodified-since': oneOf('x', 'Thu, 01 Jan 1970 00:00:00 GMT'),
    'if-none-match': printable(20),
    'if-modified-since': oneOf('x', 'Thu, 01 Jan 1970 00:00:00 GMT'),
    origin: oneOf('null', 'http://evil.example', ''),
    'sec-fetch-site': oneOf('cross-site', 'same-origin', 'x'),
    'sec-fetch-mode': oneOf('navigate', 'cors', 'x'),
    authorization: printable(40),
    expect: oneOf('100-continue', 'x'),
    'content-security-policy': oneOf("script-src 'nonce-x'", "'"),
  },
  { requiredKeys: [] },
);
/** Most requests carry few of them: with all at once, what is refused first would hide everything behind it. */
const someHeaders = fc.tuple(headers, fc.integer({ min: 0, max: 3 }), fc.nat()).map(([all, count, from]) => {
  const entries = Object.entries(all);
  return Object.fromEntries(
    Array.from({ length: Math.min(count, entries.length) }, (_, index) => entries[(from + index) % entries.length]),
  );
});
const method = fc.oneof(
  { weight: 10, arbitrary: oneOf('GET') },
  { weight: 4, arbitrary: oneOf('POST') },
  { weight: 2, arbitrary: oneOf('PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY') },
);
const visitor = fc.oneof(
  { weight: 4, arbitrary: fc.record({ is: oneOf('member') }) },
  { weight: 3, arbitrary: fc.record({ is: oneOf('guest') }) },
  { weight: 1, arbitrary: fc.record({ is: oneOf('flipped'), at: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ is: oneOf('stranger'), cookie: printable(60) }) },
);

function pathOf({ pages, handlers, files }) {
  const page = fc
    .tuple(oneOf('', '', '/en', '/jp', '/cn', '/xx', '/ko'), oneOf(...pages))
    .map((parts) => parts.join(''));
  const known = fc.oneof(
    { weight: 4, arbitrary: page },
    { weight: 4, arbitrary: oneOf(...handlers) },
    { weight: 1, arbitrary: oneOf(...files) },
  );
  return fc.oneof(
    { weight: 6, arbitrary: known },
    { weight: 2, arbitrary: fc.tuple(known, nasty).map(([base, tail]) => `${base}/${tail}`) },
    { weight: 1, arbitrary: fc.tuple(known, nasty).map(([base, tail]) => base + tail) },
    { weight: 1, arbitrary: fc.webPath().map((text) => text || '/') },
  );
}

/**
 * The inputs of a seed, always the same ones for the same addresses. `spoken` keeps HTTP's grammar (but for a
 * body's length), whatever it says; `raw` is bytes.
 * @param {{ pages: string[], handlers: string[], files: string[] }} addresses
 * @param {number} count
 * @param {number} seed
 */
export function generatedInputs(addresses, count, seed) {
  const path = pathOf(addresses);
  const spoken = fc
    .record({
      method,
      path,
      query,
      headers: someHeaders,
      visitor,
      content,
      framing,
      bff: oneOf(true, true, true, true, false),
    })
    .map((input) => ({ kind: 'spoken', ...input }));
  return fc.sample(fc.oneof({ weight: 9, arbitrary: spoken }, { weight: 1, arbitrary: rawInput(path) }), {
    numRuns: count,
    seed,
  });
}
