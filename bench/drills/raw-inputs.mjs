import fc from 'fast-check';

const POST = 'POST /api/session/login HTTP/1.1\r\nHost: a\r\nX-BFF: 1\r\nContent-Type: application/json\r\n';
const flood = (count) => Array.from({ length: count }, (_, number) => `x-${number}: ${number}\r\n`).join('');

/**
 * Bytes as no browser sends them, each with what may come of it beside an answer: `hangUp`, a server may close the
 * connection without a word; `left`, the sender leaves before the whole body is sent, and gets no answer.
 */
const oddities = [
  ...[
    'GET * HTTP/1.1\r\nHost: a\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET  HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET http://evil.example/myPage HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    'GET https://[::1/ HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET http:// HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /hotels?a#b HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET ?a HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET a:b HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost:\r\n\r\n',
    'GET /search HTTP/1.1\r\nHost: [\r\n\r\n',
    'GET /myPage HTTP/1.1\r\nHost: a b/c?d\r\n\r\n',
    'GET /en/myPage HTTP/1.0\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
    'GET /\u0001 HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET / HTTP/1.1\nHost: a\n\n',
    'GET / HTTP/1.1\r\n Host: a\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nX : y\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: x-request-id, close\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    `GET /search HTTP/1.1\r\nHost: a\r\nCookie: ${'a=1; '.repeat(2_500)}\r\n\r\n`,
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: a\r\n${flood(900)}\r\n`,
    `GET /myPage HTTP/1.1\r\nHost: a\r\n${flood(3_000)}\r\n`,
    `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${POST}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`,
    `${POST}Transfer-Encoding: chunked\r\n\r\n5;x=${'y'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n`,
    `${POST}Transfer-Encoding: gzip\r\n\r\n`,
    `${POST}Transfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n`,
    `${POST}Content-Length: -1\r\n\r\n`,
    `${POST}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`,
    `${POST}Content-Length: 2\r\n\r\n{}GET /myPage HTTP/1.1\r\nHost: a\r\n\r\n`,
    'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /hotels HTTP/1.1\r\nHost: a\r\n\r\nGET * HTTP/1.1\r\nHost: a\r\n\r\n',
    '\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n',
  ].map((text) => ({ text, may: 'answer' })),
  ...[
    'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n',
    'GET /_next/webpack-hmr HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ].map((text) => ({ text, may: 'hangUp' })),
  ...[
    `${POST}Content-Length: 500\r\n\r\n{"a":`,
    `${POST}Transfer-Encoding: chunked\r\n\r\n5\r\nhel`,
    'POST /membershipLogin HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n',
  ].map((text) => ({ text, may: 'left' })),
];

const line = fc.stringMatching(/^[ -~]{0,60}$/);

/**
 * One connection's bytes (latin1), with what may come of it.
 * @param {fc.Arbitrary<string>} path
 */
export function rawInput(path) {
  return fc
    .oneof(
      { weight: 4, arbitrary: fc.constantFrom(...oddities) },
      {
        weight: 1,
        arbitrary: fc
          .uint8Array({ maxLength: 300 })
          .map((bytes) => ({ text: Buffer.from(bytes).toString('latin1'), may: 'hangUp' })),
      },
      {
        weight: 2,
        arbitrary: line.map((target) => ({
          text: `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
          may: 'answer',
        })),
      },
      {
        weight: 2,
        arbitrary: fc.tuple(path, line).map(([target, header]) => ({
          text: `GET ${target.replace(/[^!-~]/g, '')} HTTP/1.1\r\nHost: a\r\n${header}\r\nConnection: close\r\n\r\n`,
          may: 'answer',
        })),
      },
    )
    .map((input) => ({ kind: 'raw', ...input }));
}
