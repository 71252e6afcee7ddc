import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Where the server reads them; visitors never fetch these. */
const folder = join(import.meta.dirname, '..', '..', 'lib', 'preview', 'fonts');

/** Characters that a double-byte coding has in some rows: its standard's own choice of what is in common use. */
function rows(coding: string, from: number, until: number): string {
  const decoder = new TextDecoder(coding);
  let glyphs = '';
  for (let row = from; row <= until; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      const glyph = decoder.decode(new Uint8Array([row, cell]));
      if ([...glyph].length === 1 && glyph !== '\ufffd') glyphs += glyph;
    }
  }
  return glyphs;
}

/** KS X 1001's 2,350 syllables; JIS X 0208's kana and first level; GB 2312's first level. */
const inUse = {
  ko: () => rows('euc-kr', 0xb0, 0xc8),
  ja: () => rows('euc-jp', 0xa4, 0xa5) + rows('euc-jp', 0xb0, 0xcf),
  'zh-CN': () => rows('gbk', 0xb0, 0xd7),
} as const;
export type PreviewLocale = keyof typeof inUse;

export interface PreviewFontSources {
  latin: { file: string; glyphs: string; axes: Record<string, number> };
  /** Full faces, and what display lines use today, whatever is in common use. */
  eastern: Record<PreviewLocale, { file: string; glyphs: string }>;
}

const punctuation = ' ·、。・ー「」（）';

/**
 * Cuts the faces in which the previews of shared pages are set. They hold more than today's names, because hotels
 * are opened without a new build; and they are WOFF, which the typesetter reads.
 */
export async function cutPreviewFonts({ latin, eastern }: PreviewFontSources): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder)) await rm(join(folder, old));
  const cut = async (name: string, file: string, glyphs: string, axes?: Record<string, number>) => {
    const woff = await subsetFont(await readFile(file), glyphs, {
      targetFormat: 'woff',
      noLayoutClosure: true,
      ...(axes === undefined ? {} : { variationAxes: axes }),
    });
    await writeFile(join(folder, `${name}.woff`), woff);
    console.log(`lib/preview/fonts/${name}.woff  ${(woff.length / 1024).toFixed(1)} KB`);
  };
  await cut('latin', latin.file, latin.glyphs, latin.axes);
  // A rare character of one language may be drawn in another one's face alone.
  const today = Object.values(eastern)
    .map(({ glyphs }) => glyphs)
    .join('');
  for (const locale of Object.keys(eastern) as PreviewLocale[]) {
    await cut(locale, eastern[locale].file, [...new Set(inUse[locale]() + today + punctuation)].join(''));
  }
}
