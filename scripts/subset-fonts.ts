/**
 * Subsets the display fonts to the glyphs that its display lines use and writes what the pages load:
 * `public/fonts/*.woff2`, `app/fonts.css`, `components/layout/display-fonts.ts`; and those that the previews of shared
 * pages are set in, `lib/preview/fonts/*.woff`.
 *
 * Run `npm run fonts` after a title got new words (a test says when). The full faces are some 360 MB and are
 * needed here only, so they are no dependency of the product: exact versions are fetched into the cache.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type DisplayLocale, displayGlyphs, latinGlyphs } from './fonts/display-glyphs.ts';
import { type CutFace, fontsCss, preloadTable } from './fonts/font-files.ts';
import { cutPreviewFonts, type PreviewLocale } from './fonts/preview-fonts.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules', '.cache', 'full-fonts');
const fontsFolder = join(root, 'public', 'fonts');

const packages = {
  '@fontsource-variable/newsreader': '5.3.0',
  '@fontsource/noto-serif-kr': '5.3.0',
  '@fontsource/noto-serif-jp': '5.3.0',
  '@fontsource/noto-serif-sc': '5.3.0',
  pretendard: '1.3.9',
} as const;

interface Source {
  name: CutFace['name'];
  /** Below `node_modules` of the cache. */
  file: string;
  glyphs: string;
  /** OpenType features whose rules and glyphs stay; without it the rules among `glyphs` alone. */
  keepFeatures?: string[];
  axes?: Record<string, number | { min: number; max: number }>;
}

function fetchPackages(): void {
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  if (existsSync(join(cache, 'node_modules', 'pretendard'))) return;
  execFileSync('npm', ['install', '--prefix', cache, '--no-save', '--ignore-scripts', ...wanted], { stdio: 'inherit' });
}

async function cut({ name, file, glyphs, axes, keepFeatures }: Source): Promise<CutFace> {
  const full = await readFile(join(cache, 'node_modules', file));
  const woff2 = await subsetFont(full, glyphs, {
    targetFormat: 'woff2',
    ...(keepFeatures === undefined ? { noLayoutClosure: true } : { keepFeatures }),
    ...(axes === undefined ? {} : { variationAxes: axes }),
  });
  const hash = createHash('sha256').update(woff2).digest('hex').slice(0, 8);
  const path = `/fonts/${name}.${hash}.woff2`;
  await writeFile(join(root, 'public', path), woff2);
  console.log(`${path}  ${(woff2.length / 1024).toFixed(1)} KB  ${[...glyphs].length} glyphs`);
  return { name, path, glyphs };
}

const latinFile = '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2';

const displayFiles = {
  ko: '@fontsource/noto-serif-kr/files/noto-serif-kr-korean-300-normal.woff2',
  ja: '@fontsource/noto-serif-jp/files/noto-serif-jp-japanese-300-normal.woff2',
  'zh-CN': '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-300-normal.woff2',
} as const satisfies Record<DisplayLocale, string>;

async function displaySources(): Promise<Source[]> {
  const locales = Object.keys(displayFiles) as DisplayLocale[];
  const pairs = await Promise.all(
    locales.map(async (locale): Promise<Source[]> => {
      const { first, rest } = await displayGlyphs(locale);
      const file = displayFiles[locale];
      return [
        { name: `display-${locale}`, file, glyphs: first },
        { name: `display-${locale}-rest`, file, glyphs: rest },
      ];
    }),
  );
  return pairs.flat();
}

fetchPackages();
await mkdir(fontsFolder, { recursive: true });
for (const old of await readdir(fontsFolder)) await rm(join(fontsFolder, old));

const latin = latinGlyphs();
const sources: Source[] = [
  {
    name: 'display-latin',
    file: latinFile,
    glyphs: latin,
    axes: { opsz: 72, wght: 300 },
  },
  {
    name: 'text-latin',
    file: 'pretendard/dist/public/variable/PretendardVariable.ttf',
    glyphs: latin,
    axes: { wght: { min: 400, max: 600 } },
    // Figures of one width stand in columns and prices.
    keepFeatures: ['kern', 'tnum'],
  },
  ...(await displaySources()),
  {
    name: 'mark',
    file: displayFiles.ko,
    glyphs: '하늘',
  },
];

const faces: CutFace[] = [];
for (const source of sources) faces.push(await cut(source));
await writeFile(join(root, 'app', 'fonts.css'), fontsCss(faces));
await writeFile(join(root, 'components', 'layout', 'display-fonts.ts'), preloadTable(faces));
await writeFile(
  join(root, 'scripts', 'fonts', 'cut-glyphs.json'),
  `${JSON.stringify(Object.fromEntries(sources.map(({ name, glyphs }) => [name, glyphs])), null, 2)}\n`,
);

const fullFace = (file: string) => join(cache, 'node_modules', file);
await cutPreviewFonts({
  latin: { file: fullFace(latinFile), glyphs: latin, axes: { opsz: 72, wght: 300 } },
  eastern: Object.fromEntries(
    (Object.keys(displayFiles) as DisplayLocale[]).map((locale) => {
      const glyphs = sources.filter(({ name }) => name.startsWith(`display-${locale}`)).map((source) => source.glyphs);
      return [locale, { file: fullFace(displayFiles[locale]), glyphs: glyphs.join('') }];
    }),
  ) as Record<PreviewLocale, { file: string; glyphs: string }>,
});
