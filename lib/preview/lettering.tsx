import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori, { type Font } from 'satori';
import type { Locale } from '@/lib/i18n/languages';
import type { PreviewSubject } from './preview-subject';

export const previewWidth = 1200;
export const previewHeight = 630;
export const paperHeight = 214;

export const paper = '#faf7f1';
const ink = '#1f1b16';
const brass = '#86642f';
const stone = '#d6cbb8';

const faces = ['latin', 'ko', 'ja', 'zh-CN'] as const;
type Face = (typeof faces)[number];

/** Cut by `npm run fonts`; the working folder is the product's, as for Next itself. */
const fontFile = (face: Face) => join(process.cwd(), 'lib', 'preview', 'fonts', `${face}.woff`);
const fonts = new Map<Face, Promise<Font>>();

function fontOf(face: Face): Promise<Font> {
  let font = fonts.get(face);
  if (!font) {
    font = readFile(fontFile(face)).then((data) => ({ name: face, data, weight: 300, style: 'normal' }));
    fonts.set(face, font);
  }
  return font;
}

/** A Han character is written differently in two languages: the own face first. */
const order: Record<Locale, readonly Face[]> = {
  ko: ['latin', 'ko', 'ja', 'zh-CN'],
  en: ['latin', 'ko'],
  ja: ['latin', 'ja', 'ko', 'zh-CN'],
  'zh-CN': ['latin', 'zh-CN', 'ko', 'ja'],
};
const fontsFor = (locale: Locale): Promise<Font[]> => Promise.all(order[locale].map(fontOf));

/** In ems: some 120 letters, or 60 signs of East Asia, are what the paper holds in its smallest size. */
const WIDEST = { title: 60, line: 40 };

/** A family of emoji with skins has 19 UTF-16 units. */
const LONGEST_GRAPHEME = 32;
const graphemes = new Intl.Segmenter();
const widthOf = (grapheme: string) => (grapheme.charCodeAt(0) > 0x2e80 ? 1 : 0.52);

/** What follows does not fit: the time to draw a text grows faster than its length. */
function fitted(text: string, widest: number): string {
  let [shown, width] = ['', 0];
  for (const { segment } of graphemes.segment(text)) {
    width += widthOf(segment);
    // A grapheme may have any number of marks.
    if (width > widest || segment.length > LONGEST_GRAPHEME) return `${shown}…`;
    shown += segment;
  }
  return shown;
}

function titleSize(title: string): number {
  const width = [...title].reduce((sum, glyph) => sum + widthOf(glyph), 0);
  return width > 24 ? 38 : width > 14 ? 50 : 60;
}

function Letters({ title, line, family }: { title: string; line: string; family: string }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        width: previewWidth,
        height: paperHeight,
        fontFamily: family,
        color: ink,
      }}
    >
      <div
        style={{ display: 'flex', fontSize: titleSize(title), lineHeight: 1.18, maxWidth: 1080, textAlign: 'center' }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', marginTop: 16, fontSize: 25, color: brass }}>
        {/* The typefaces have no glyph for a no-break space, and this line is never broken. */}
        {line !== '' && <div style={{ display: 'flex' }}>{line.replaceAll('\u00A0', ' ')}</div>}
        {line !== '' && <div style={{ display: 'flex', width: 1, height: 22, margin: '0 22px', background: stone }} />}
        <div style={{ display: 'flex' }}>Haneul</div>
        <div style={{ display: 'flex', width: 1, height: 18, margin: '0 10px', background: stone }} />
        <div style={{ display: 'flex', fontFamily: 'ko', fontSize: 22 }}>하늘</div>
      </div>
    </div>
  );
}

/** As outlines: no machine's fonts matter. What the faces cannot write is left out. */
export async function letteringSvg(subject: Pick<PreviewSubject, 'title' | 'line' | 'locale'>) {
  const { locale } = subject;
  const title = fitted(subject.title, WIDEST.title);
  const line = fitted(subject.line, WIDEST.line);
  const loaded = await fontsFor(locale);
  const family = loaded.map(({ name }) => `'${name}'`).join(', ');
  const set = async (shown: { title: string; line: string }) => {
    let missing = '';
    const svg = await satori(<Letters {...shown} family={family} />, {
      width: previewWidth,
      height: paperHeight,
      fonts: loaded,
      loadAdditionalAsset: async (_code, glyphs) => {
        missing += glyphs;
        return [];
      },
    });
    return { svg, missing };
  };
  const whole = await set({ title, line });
  if (whole.missing === '') return whole.svg;
  const has = (text: string) => ![...text].some((glyph) => whole.missing.includes(glyph));
  const rest = await set({ title: has(title) ? title : '', line: has(line) ? line : '' });
  return rest.svg;
}
