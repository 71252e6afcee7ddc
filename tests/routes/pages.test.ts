import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { describe, expect, test } from 'vitest';
import robots from '@/app/robots';
import { languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { readRequestPath } from '@/lib/request/request-path';
import { pageKind, pages } from '@/lib/routes/pages';
import { paths } from '@/lib/routes/paths';
import { fileFolders, rootFiles, routePattern } from '@/lib/routes/route-pattern';
import { config } from '@/middleware';
import { repositoryFiles } from '../../scripts/structure/source-files';
import { nginxVariable } from '../deploy/nginx-maps';
import { useEnvironment } from '../env/environment';

const passesMiddleware = (url: string) => doesMiddlewareMatch({ config, nextConfig: {}, url });
const storedByNginx = (request_uri: string) =>
  nginxVariable('shared', { request_method: 'GET', request_uri, http_accept_language: 'ko' });

const sampleOf = (pattern: string) => pattern.replace('{page}', '2').replace(/\{\w+\}/g, 'seoul-1');
const isAtOrBelow = (path: string, pattern: string) => `${path}/`.startsWith(`${pattern}/`);

type PathTable = { [name: string]: PathTable | ((...ids: never[]) => string) };

/** Every address that `paths` writes, with `ID-1` for an id. */
function addressesOf(table: PathTable): string[] {
  return Object.values(table).flatMap((entry) =>
    typeof entry === 'function'
      ? [(entry as (...ids: unknown[]) => string)(...(entry.length > 0 ? ['ID-1', ''] : []))]
      : addressesOf(entry),
  );
}

describe('the table of pages', () => {
  test('has the pages of app/[locale], each of the kind of its folder', () => {
    const files = repositoryFiles().flatMap((path) => {
      const [, kind, folder = ''] =
        /^app\/\[locale\]\/\((public|personal)\)(.*)\/(?:page\.tsx|route\.ts)$/.exec(decodeURIComponent(path)) ?? [];
      const pattern = folder.replace(/\[(\w+)\]/g, '{$1}') || '/';
      return kind === undefined || pattern.includes('[...') ? [] : [`${pattern} ${kind}`];
    });
    expect(pages.map(({ pattern, kind }) => `${pattern} ${kind}`).toSorted()).toEqual(files.toSorted());
  });

  test('has a row for every address that paths writes', () => {
    const written = addressesOf(paths as unknown as PathTable).map((address) => address.split('?', 1)[0] ?? '');
    expect(written.length).toBeGreaterThan(40);
    expect(written.filter((path) => /^other$|ID-1/.test(routePattern(path)))).toEqual([]);
  });
});

test.each(pages)(
  '$pattern is logged, cached, matched and crawled as its row says, in each language',
  ({ pattern, kind, search }) => {
    useEnvironment();
    const prefixes = [robots().rules].flat().flatMap(({ disallow = [] }) => disallow);
    const isDisallowed = pages.some((row) => row.search === 'disallowed' && isAtOrBelow(pattern, row.pattern));
    expect(isDisallowed && search === 'listed').toBe(false);
    for (const { locale, segment } of languages) {
      const address = localizedPath(locale, sampleOf(pattern));
      expect(routePattern(address)).toBe(pattern);
      expect(pageKind(address)).toBe(kind);
      expect(storedByNginx(address), 'deploy/nginx/nginx.conf').toBe(kind === 'public' ? address : '');
      expect(passesMiddleware(address), 'middleware.ts').toBe(kind === 'personal' || segment === null);
      expect(
        prefixes.some((prefix) => address.startsWith(prefix)),
        address,
      ).toBe(isDisallowed);
    }
  },
);

test.each(['/hotels/myPage', '/dining/xmyPagex', '/hotels/%6dyPage', '/hotels/a/b', '/help/x', '/nowhere'])(
  '%s is no public page to the middleware and to nginx, in any language',
  (path) => {
    for (const { locale } of languages) {
      expect(passesMiddleware(localizedPath(locale, path))).toBe(true);
      expect(storedByNginx(localizedPath(locale, path))).toBe('');
    }
  },
);

test.each([
  ['/', 'public'],
  ['/hotels/', 'public'],
  ['/cn/hotels/page/no-number', 'public'],
  ['/hotels/%69n/location/%73eoul', 'public'],
  // Next finds the same page behind these, and would cache it with the nonce of the request.
  ['/%68otels', 'public'],
  ['/%65n/hotels', 'public'],
  ['/hotels/%64albit-jeju', 'public'],
  ['/hotels/%', 'public'],
  ['/search/%', 'personal'],
  ['/hotels/a/b', 'personal'],
  ['/dining/in/seoul/2/3', 'personal'],
  ['/hotels/in/location', 'personal'],
  ['/hotels/in/location/seoul/2/3', 'personal'],
  ['/nowhere', 'personal'],
])('%s is %s', (path, kind) => expect(pageKind(path)).toBe(kind));

test.each([...rootFiles, ...fileFolders.map((folder) => `${folder}a.js`), '/api/now'])(
  '%s does not pass the middleware',
  (path) => expect(passesMiddleware(path)).toBe(false),
);

test.each([...fileFolders, '/api/'])('%s is refused with an escape in it', (folder) => {
  const escaped = `/%${folder.charCodeAt(1).toString(16)}${folder.slice(2)}a`;
  expect(readRequestPath(escaped)).toEqual({ kind: 'refused', status: 404 });
});
