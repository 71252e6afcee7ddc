import type { DisplayLocale } from './display-glyphs.ts';

export interface CutFace {
  name: 'display-latin' | 'text-latin' | 'mark' | `display-${DisplayLocale}` | `display-${DisplayLocale}-rest`;
  /** Address below the site, with the content's hash: it may be kept for ever. */
  path: string;
  glyphs: string;
}

const latinRange = 'U+20-7E, U+A9, U+B7, U+C0-FF, U+2013-2014, U+2018-201D, U+2026, U+20A9';

function face(family: string, path: string, weight: string, range: string, sizeAdjust?: number): string {
  return `@font-face {
  font-family: "${family}";
  src: url("${path}") format("woff2");
  font-weight: ${weight};
  font-style: normal;
  font-display: swap;
  unicode-range: ${range};${sizeAdjust === undefined ? '' : `\n  size-adjust: ${sizeAdjust}%;`}
}
`;
}

const inRange = (glyph: string) => `U+${(glyph.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;

/** The very characters of a face, so that it is fetched only by a page that has one of them. */
function rangeOf(glyphs: string): string {
  return [...glyphs].map(inRange).join(', ');
}

/**
 * The characters of a face as few ranges: between two of them nothing is named that `others` holds. Every page
 * carries this list.
 */
function runsOf(glyphs: string, others: string): string {
  const runs: string[][] = [[]];
  for (const glyph of [...glyphs, ...others].sort()) {
    if (glyphs.includes(glyph)) runs.at(-1)?.push(glyph);
    else runs.push([]);
  }
  const named = runs.filter((run) => run.length > 0);
  return named
    .map((run) => [...new Set([run[0], run.at(-1)])].map((glyph) => inRange(glyph ?? '')).join('-'))
    .join(', ')
    .replaceAll('-U+', '-');
}

/**
 * A system face stretched to the width and height of the product's, so that lines do not break again when it
 * arrives. The numbers were measured in Chromium over the English titles (width) and from the fonts' own
 * tables (ascent, descent).
 */
function fallback(
  family: string,
  local: readonly string[],
  sizeAdjust: number,
  ascent: number,
  descent: number,
): string {
  return `@font-face {
  font-family: "${family}";
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${sizeAdjust}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}
`;
}

const stacks = `:root {
  --serif-latin: "House Won", "House Serif Latin", "House Serif Fallback";
  --sans-latin: "House Sans Latin", "House Sans Fallback";
  --font-mark: "House Serif Latin", "House Mark", "House Serif Fallback", serif;
  --font-display: var(--serif-latin), "House Serif KR", "Noto Serif KR", "Noto Serif CJK KR", AppleMyungjo, serif;
  --font-text: var(--sans-latin), Pretendard, "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic",
    system-ui, sans-serif;
}

:root:lang(en) {
  --font-display: var(--serif-latin), Georgia, "Noto Serif KR", "Noto Serif CJK KR", AppleMyungjo, serif;
}

:root:lang(ja) {
  --font-display: var(--serif-latin), "House Serif JP", "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP",
    "Noto Serif CJK JP", serif;
  --font-text: var(--sans-latin), "Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Noto Sans CJK JP",
    "Yu Gothic Medium", Meiryo, system-ui, sans-serif;
}

:root:lang(zh-CN) {
  --font-display: var(--serif-latin), "House Serif SC", "Songti SC", "Noto Serif SC", "Noto Serif CJK SC", SimSun, serif;
  --font-text: var(--sans-latin), "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", system-ui,
    sans-serif;
}
`;

/** Each with the scripts of its language: punctuation and full-width forms with Hangul, kana and Han, or Han. */
const displayFamilies = [
  ['House Serif KR', 'ko', 'U+3000-303F, U+AC00-D7A3, U+FF00-FFEF'],
  ['House Serif JP', 'ja', 'U+3000-30FF, U+3400-9FFF, U+FF00-FFEF'],
  ['House Serif SC', 'zh-CN', 'U+3000-303F, U+3400-9FFF, U+FF00-FFEF'],
] as const satisfies readonly (readonly [string, DisplayLocale, string])[];

/** The style sheet of the faces and of the stacks for each language. */
export function fontsCss(faces: readonly CutFace[]): string {
  const cut = (name: CutFace['name']): CutFace => {
    const found = faces.find((one) => one.name === name);
    if (!found) throw new Error(`not cut: ${name}`);
    return found;
  };
  return [
    '/* Written by scripts/subset-fonts.ts; run `npm run fonts` instead of editing. */\n',
    face('House Serif Latin', cut('display-latin').path, '300', latinRange),
    face('House Sans Latin', cut('text-latin').path, '400 600', latinRange),
    // The serif has no sign of the won; that of the text, at the weight of 400, is light enough when it is small.
    face('House Won', cut('text-latin').path, '300', 'U+20A9', 78),
    ...displayFamilies.flatMap(([family, locale, scripts]) => {
      const [first, rest] = [cut(`display-${locale}`), cut(`display-${locale}-rest`)];
      // A browser asks the later of two faces of one family first.
      return [
        face(family, rest.path, '300', scripts),
        face(family, first.path, '300', runsOf(first.glyphs, rest.glyphs)),
      ];
    }),
    face('House Mark', cut('mark').path, '300', rangeOf(cut('mark').glyphs)),
    fallback('House Serif Fallback', ['Times New Roman', 'Liberation Serif'], 107.2, 69, 25.2),
    fallback('House Sans Fallback', ['Arial', 'Liberation Sans'], 100.1, 95, 24),
    stacks,
  ].join('\n');
}

/** What the first view of each language uses, for `<link rel="preload">`. */
export function preloadTable(faces: readonly CutFace[]): string {
  const paths = (...names: CutFace['name'][]) =>
    // The mark stands in every header; found only by the layout, it would move the lines once more.
    [...names, 'mark'].map((name) => `'${faces.find((one) => one.name === name)?.path ?? ''}'`).join(', ');
  return `import type { Locale } from '@/lib/i18n/languages';

/** Written by scripts/subset-fonts.ts; run \`npm run fonts\` instead of editing. */
export const displayFonts: Record<Locale, readonly string[]> = {
  ko: [${paths('display-latin', 'text-latin', 'display-ko')}],
  en: [${paths('display-latin', 'text-latin')}],
  ja: [${paths('display-latin', 'text-latin', 'display-ja')}],
  'zh-CN': [${paths('display-latin', 'text-latin', 'display-zh-CN')}],
};
`;
}
