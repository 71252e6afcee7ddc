import { pictureFile } from '../hub/contract/picture-file.ts';
import { languages } from '../i18n/languages.ts';

const locale = `(?<locale>${languages.map(({ locale }) => locale).join('|')})`;

/**
 * Files that handlers of `app/` make, by their addresses, which the handlers read here. What is below their folders and
 * matches none exists nowhere.
 */
export const madeFiles = {
  manifest: new RegExp(`^/manifests/${locale}\\.webmanifest$`),
  picture: pictureFile,
  preview: new RegExp(
    `^/pictures/preview/${locale}/(?<kind>hotel|restaurant|offer|page)/(?<id>[A-Za-z0-9_-]{1,64})\\.[0-9a-f]{16}\\.jpg$`,
  ),
  sitemap: /^\/sitemaps\/(?:(?<whole>pages|places|offers)|(?<restaurants>restaurants-)?(?<number>[1-9]\d{0,4}))\.xml$/,
} as const;

export const madeFolders = ['/manifests/', '/pictures/', '/sitemaps/'] as const;

export const isMadeFile = (path: string): boolean => Object.values(madeFiles).some((address) => address.test(path));
