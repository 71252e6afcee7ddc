import type { MetadataRoute } from 'next';
import type { Locale } from '@/lib/i18n/languages';

interface WebManifestInput {
  locale: Locale;
  name: string;
  shortName: string;
  description: string;
  home: string;
}

const paper = '#faf7f1';

export function webManifest({ locale, name, shortName, description, home }: WebManifestInput): MetadataRoute.Manifest {
  return {
    id: home,
    name,
    short_name: shortName,
    description,
    lang: locale,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    // Links to a provider or a map need the browser's own way back.
    display: 'minimal-ui',
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
