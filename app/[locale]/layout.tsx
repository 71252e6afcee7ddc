import type { Metadata, Viewport } from 'next';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { earlyScript } from '@/lib/csp/early-script';
import { thirdPartyScriptsOf } from '@/lib/csp/third-party-scripts';
import { serverEnv } from '@/lib/env/server-env';
import '../globals.css';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  // Specification, sections 2 and 9: no zoom. Recorded in docs/decisions as the one exception to WCAG.
  maximumScale: 1,
  viewportFit: 'cover',
  themeColor: '#faf7f1',
};

export const metadata: Metadata = { icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' } };

/** Nothing is rendered at build time: pages are made and cached at their first request, from the hub of their environment. */
export const generateStaticParams = () => [];

/** Reads no cookie and no header, so that public pages can be cached. */
export default async function LocaleLayout({ children }: { children: ReactNode }) {
  const env = serverEnv();
  return (
    // The early script hides a page that it leaves.
    <html lang={await getLocale()} suppressHydrationWarning>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
        <SiteFrame
          nativeBridgeName={env.NATIVE_BRIDGE_NAME}
          appMarkers={{ ios: env.APP_UA_IOS, android: env.APP_UA_ANDROID }}
          outside={thirdPartyScriptsOf(env)}
          register={env.BUSINESS_REGISTER_URL}
        >
          {children}
        </SiteFrame>
      </body>
    </html>
  );
}
