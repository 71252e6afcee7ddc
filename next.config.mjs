import createNextIntlPlugin from 'next-intl/plugin';
import { languages } from './lib/i18n/languages.ts';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Texts are compiled when the site is built, so that no page fetches a message parser.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // Nothing uses Next's encoder of pictures; `lib/request/request-path.ts` refuses its address.
  images: { unoptimized: true },
  // Headers of every answer are set where a request begins, see lib/server/response-headers.ts.
  headers: async () => [
    {
      source: '/fonts/:name',
      // Their names carry the content's hash. `lib/server/missing-file.ts` answers for names without a file.
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
  // Public pages with a language segment do not pass the middleware (see its matcher).
  rewrites: async () => ({
    beforeFiles: languages
      .filter(({ locale, segment }) => segment !== null && segment !== locale)
      .map(({ locale, segment }) => ({ source: `/${segment}/:path*`, destination: `/${locale}/:path*` })),
    afterFiles: [],
    fallback: [],
  }),
  // `npm run check` and `npm test` check types, tests included; a build does not check them again.
  typescript: { ignoreBuildErrors: true },
  // Too short for any hint. Hints for typefaces are in the head: React looks there, and would repeat those of a header.
  reactMaxHeadersLength: 1,
  cacheHandler: `${import.meta.dirname}/lib/csp/cache-handler.mjs`,
  // The handler has a memory of its own.
  cacheMaxMemorySize: 0,
};

export default withNextIntl(config);
