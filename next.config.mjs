import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `npm run check`; Next cannot load TypeScript 7's compiler as a library.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: import.meta.dirname + '/lib/csp/kept-page-cache.mjs',
};

export default withNextIntl(config);
