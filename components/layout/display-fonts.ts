import type { Locale } from '@/lib/i18n/languages';

/** Written by scripts/subset-fonts.ts; run `npm run fonts` instead of editing. */
export const displayFonts: Record<Locale, readonly string[]> = {
  ko: [
    '/fonts/display-latin.5ba399f2.woff2',
    '/fonts/text-latin.ec2f72bf.woff2',
    '/fonts/display-ko.2e1e5d22.woff2',
    '/fonts/figures.dbf674a0.woff2',
    '/fonts/mark.f4412e61.woff2',
  ],
  en: [
    '/fonts/display-latin.5ba399f2.woff2',
    '/fonts/text-latin.ec2f72bf.woff2',
    '/fonts/figures.dbf674a0.woff2',
    '/fonts/mark.f4412e61.woff2',
  ],
  ja: [
    '/fonts/display-latin.5ba399f2.woff2',
    '/fonts/text-latin.ec2f72bf.woff2',
    '/fonts/display-ja.ae448b8e.woff2',
    '/fonts/figures.dbf674a0.woff2',
    '/fonts/mark.f4412e61.woff2',
  ],
  'zh-CN': [
    '/fonts/display-latin.5ba399f2.woff2',
    '/fonts/text-latin.ec2f72bf.woff2',
    '/fonts/display-zh-CN.a986fc8c.woff2',
    '/fonts/figures.dbf674a0.woff2',
    '/fonts/mark.f4412e61.woff2',
  ],
};
