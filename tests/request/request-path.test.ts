import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRequestPath } from '@/lib/request/request-path';

const ups = [
  '..',
  '.',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '%2e',
  '..;',
  '..;x=1',
  '.%20',
  '%2e%2e%2f',
  '..%5c',
  '%252e%252e',
  '..\\',
];
const prefixes = [
  '',
  '/api',
  '/api/hub/membership/x',
  '/_next',
  '/_next/static',
  '/pictures',
  '/en',
  '/jp/hotels',
  '/x',
];

/** Every way in which Next comes to a path: its router's parser, its decoding, and the language's rewrite. */
function readingsOf(target: string): string[] {
  const routed = new URL(target, 'http://n').pathname;
  const rewritten = new URL(decodeURI(routed), 'http://n').pathname;
  return [routed, rewritten, new URL(decodeURIComponent(routed), 'http://n').pathname].map((path) =>
    decodeURIComponent(path),
  );
}

describe('S45 the path of a request', () => {
  test.each(ups)('%s goes nowhere from any place: it is refused', (up) => {
    const paths = prefixes.flatMap((prefix) => [`${prefix}/${up}`, `${prefix}/${up}/en/hotels`]);
    for (const target of paths.flatMap((path) => [path, `${path}?lang=en`]))
      expect(readRequestPath(target), target).toEqual({ kind: 'refused', status: 400 });
  });

  test.each([
    ['*', 400],
    ['', 400],
    ['?lang=en', 400],
    ['http://evil.example/hotels', 400],
    ['/hotels#/../myPage', 400],
    ['/hotels%3Flang=en', 400],
    ['/hotels%23top', 400],
    ['/my%09Page', 400],
    ['/hotels%00', 400],
    ['/hotels/%', 400],
    ['/hotels/%ff', 400],
    ['/\xedotels', 400],
    ['/hotels%2Fabc', 404],
    ['/en%2fhotels', 404],
    ['/%61pi/session/viewer', 404],
    ['/en/hotels.rsc', 404],
    ['/myPage.segments/_tree.segment.rsc', 404],
    ['/_next/data/build/en/hotels.json', 404],
    [`/${'a'.repeat(2_048)}`, 414],
    [`/search?${'a=1&'.repeat(200)}`, 414],
    [`/membershipLogin?returnTo=/${'a'.repeat(4_096)}`, 414],
  ])('%s is refused with %i', (target, status) => {
    expect(readRequestPath(target)).toEqual({ kind: 'refused', status });
  });

  test.each([
    ['/', '/'],
    ['/en/hotels/', '/en/hotels/'],
    ['/hotels/haneul-namsan?checkIn=2026-12-01&x=../..', '/hotels/haneul-namsan'],
    [`/search?${'a=1&'.repeat(199)}`, '/search'],
    ['/%ED%98%B8%ED%85%94', '/호텔'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/...', '/...'],
    ['/a..b/c.', '/a..b/c.'],
    ['/myPage;x=1', '/myPage;x=1'],
  ])('%s is %s', (target, path) => expect(readRequestPath(target)).toEqual({ kind: 'path', path }));

  test.each([
    ['/%68otels', '/hotels'],
    ['/%65n/hotels/haneul%2Dnamsan?a=%68', '/en/hotels/haneul-namsan?a=%68'],
    ['/%6D%79%50age', '/myPage'],
    ['/%5fapp', '/_app'],
    ['/%ED%98%B8%31%7e', '/%ED%98%B81~'],
    ['/%7Ea%2Eb', '/~a.b'],
  ])('%s has letters that are escaped without need, and redirects to %s', (target, to) => {
    expect(readRequestPath(target)).toEqual({ kind: 'moved', to });
  });

  test('is what Next finds, by whichever of its readings, or nothing', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '.',
        '..',
        '%2e',
        '%2F',
        '%5c',
        '\\',
        '%09',
        '\t',
        '%0a',
        '%20',
        ' ',
        '%',
        '%25',
        '#',
        '%23',
        '?',
        '%3f',
        ';',
      ],
      ...[
        'api',
        '_next',
        'en',
        'hotels',
        'myPage',
        '%6dyPage',
        'é',
        '%ED%98%B8',
        '%C2%85',
        '%E2%80%A8',
        '|',
        '^',
        '"',
        '<',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = `/${pieces.join('')}`;
        const read = readRequestPath(target);
        if (read.kind === 'path') expect(new Set(readingsOf(target))).toEqual(new Set([read.path]));
        if (read.kind === 'moved') {
          expect(read.to).toMatch(/^\/(?!\/)/);
          expect(readRequestPath(read.to).kind).toBe('path');
        }
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('S44 the address of the picture encoder', () => {
  const image = '?url=%2Fpictures%2Fx%2Fexterior.webp&w=3840&q=75';
  test.each([
    ...['/_next/image', '/_next/image/', '/_next/imag%65', '/%5Fnext/image', '/en/_next/image', '/_NEXT/IMAGE'],
    ...['//_next//image', '/_next/image/x', '/jp/_next/image%20'],
  ])('%s does not exist', (path) => {
    expect(readRequestPath(path + image)).toEqual({ kind: 'refused', status: 404 });
  });

  test.each(['/_next/images.js', '/_next/static/chunks/data.js', '/hotels/rsc'])('%s is another', (path) => {
    expect(readRequestPath(path)).toEqual({ kind: 'path', path });
  });
});
