import { pages } from '../../lib/routes/pages';

/** Every address of My Page; that of a new page comes along by itself. */
export const memberPaths = pages
  .filter(({ pattern }) => pattern.startsWith('/myPage'))
  .map(({ pattern }) => pattern.replace(/\{\w+\}/g, 'sample'));

/** Other spellings of a path, by what they are called. */
export const variants: [string, (path: string) => string][] = [
  ['as it is', (path) => path],
  ['with a language', (path) => `/jp${path}`],
  ['with a slash at its end', (path) => `${path}/`],
  ['with .rsc', (path) => `${path}.rsc`],
  ['with a segment of the router', (path) => `${path}.segments/_tree.segment.rsc`],
  ['with an escaped letter', (path) => path.replace('my', '%6dy')],
  ['with two slashes', (path) => `/en/${path}`],
  ['with a parameter of its own', (path) => `${path};jsessionid=1`],
  ['by way of a public page', (path) => `/hotels/..${path}`],
  ['behind a public page', (path) => `/hotels${path}`],
];

/** Headers by which Next's own parts talk to each other, and others that a proxy or a cheat may send. */
export const disguises: Record<string, string>[] = [
  {},
  { rsc: '1', 'next-router-state-tree': '%5B%5D', 'next-url': '/hotels' },
  { 'next-router-prefetch': '1', rsc: '1' },
  { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') },
  { 'x-middleware-rewrite': '/hotels', 'x-middleware-next': '1', 'x-middleware-override-headers': 'cookie' },
  { 'x-original-url': '/hotels', 'x-rewrite-url': '/hotels', 'x-invoke-path': '/hotels', 'x-matched-path': '/hotels' },
  { 'x-nextjs-data': '1' },
  { 'sec-purpose': 'prefetch' },
  { cookie: '__Host-session=forged; session=forged; signed-in=1' },
];
