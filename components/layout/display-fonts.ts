import type { Locale } from '@/lib/i18n/languages';

/** Written by scripts/subset-fonts.ts; run `npm run fonts` instead of editing. */
export const displayFonts: Record<Locale, readonly string[]> = {
  ko: [
    '/fonts/display-latin.5ba399f2.woff2',
    '/fonts/text-latin.d3c2a490.woff2',
    '/fonts/display-ko.554ecd49.woff2',
    '/fonts/mark.f4412e61.woff2',
  ],
  en: ['/fonts/display-latin.5ba399f2.woff2', '/fonts/text-latin.d3c2a490.woff2', '/fonts/mark.f4412e61.woff2'],
  ja: [
    '/fonts/display-latin.5ba399f2.woff2',
    '/fonts/text-latin.d3c2a490.woff2',
    '/fonts/display-ja.81652a6f.woff2',
    '/fonts/mark.f4412e61.woff2',
  ],
  'zh-CN': [
    '/fonts/display-latin.5ba399f2.woff2',
    '/fonts/text-latin.d3c2a490.woff2',
    '/fonts/display-zh-CN.b7e8d5f4.woff2',
    '/fonts/mark.f4412e61.woff2',
  ],
};
