import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** Headers of every answer; the content security policy differs by page and is set where the page is made. */
const securityHeaders = [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'permissions-policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  // The identity provider's window must be able to talk back to its opener.
  { key: 'cross-origin-opener-policy', value: 'same-origin-allow-popups' },
  { key: 'strict-transport-security', value: 'max-age=31536000; includeSubDomains' },
];

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // How long a shared cache may serve a public page while it asks for a newer one.
  expireTime: 3600,
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    // Their names carry the content's hash.
    { source: '/fonts/:path*', headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }] },
  ],
  // Public pages with a language segment do not pass the middleware (see its matcher).
  rewrites: async () => ({
    beforeFiles: [
      { source: '/jp', destination: '/ja' },
      { source: '/jp/:path*', destination: '/ja/:path*' },
      { source: '/cn', destination: '/zh-CN' },
      { source: '/cn/:path*', destination: '/zh-CN/:path*' },
    ],
    afterFiles: [],
    fallback: [],
  }),
  // Types are checked by `npm run check`; Next cannot load TypeScript 7's compiler as a library.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: `${import.meta.dirname}/lib/csp/kept-page-cache.mjs`,
};

export default withNextIntl(config);
