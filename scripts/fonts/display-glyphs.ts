import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownHotels } from '../../sandbox/hub/seed/hotels.ts';
import { packages } from '../../sandbox/hub/seed/packages.ts';
import { regions, themes } from '../../sandbox/hub/seed/regions.ts';
import type { Lang, Texts } from '../../sandbox/hub/seed/texts.ts';

const root = join(import.meta.dirname, '..', '..');

export type DisplayLocale = 'ko' | 'ja' | 'zh-CN';

/** How the sandbox's seed spells the languages. */
const seedKey: Record<DisplayLocale, Lang> = { ko: 'ko', ja: 'jp', 'zh-CN': 'ch' };

/** Message keys whose texts are set in the display face: titles, legends of form parts, great lines. */
const displayKey =
  /(title|heading|headline|claim|legend|hero|display|myPage|hotels|offers|dining|programme|reservation|rooms|restaurants|facilities|accessibility|location|fact)$/i;
/** The seed's fields that become titles of cards and pages: names of hotels, rooms and packages. */
const seedField = /^(name|title)$/;
const seedFiles = /^(hotels|room-archetypes|packages)/;

type Tree = { [key: string]: unknown };

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

function textsOfMessages(tree: Tree): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'string') return displayKey.test(key) ? [value] : [];
    return isTree(value) ? textsOfMessages(value) : [];
  });
}

function textsOfSeed(value: unknown, language: string): string[] {
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const text = isTree(inner) ? inner[language] : undefined;
    if (typeof text === 'string') return seedField.test(key) ? [text] : [];
    return textsOfSeed(inner, language);
  });
}

/** Names of hotels, their rooms, views and restaurants. */
async function namesInSeed(locale: DisplayLocale): Promise<string[]> {
  const folder = join(root, 'sandbox', 'hub', 'seed');
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && seedFiles.test(file),
  );
  const modules: unknown[] = await Promise.all(files.map((file) => import(join(folder, file))));
  return modules.flatMap((module) => textsOfSeed({ ...(module as Tree) }, seedKey[locale]));
}

/** What cards of hotels and packages say, and the regions and themes that head lists of them. */
function namesOnCards(locale: DisplayLocale): string[] {
  const texts: Texts[] = [
    ...ownHotels.map(({ name }) => name),
    ...packages.map(({ title }) => title),
    ...Object.values(regions),
    ...Object.values(themes),
  ];
  return texts.map((text) => text[seedKey[locale]]);
}

async function messageTexts(locale: DisplayLocale, isWanted: (file: string) => boolean): Promise<string[]> {
  const folder = join(root, 'messages', locale);
  const files = (await readdir(folder)).filter(isWanted);
  const trees = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) as Tree),
  );
  return trees.flatMap(textsOfMessages);
}

/** Sorted, so that the same texts give the same file. */
function distinct(texts: readonly string[]): string {
  return [...new Set(texts.join(''))].sort().join('');
}

/** Latin letters, figures and the punctuation of the four languages that Latin faces draw. */
export function latinGlyphs(): string {
  const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index));
  return [...ascii, ...'©·×–—‘’“”…₩àéèêëïôöüçñ'].join('');
}

/** Message files whose titles stand in the first view of the home page, the list of hotels, their results or a hotel. */
const firstViewFiles = ['layout.json', 'home.json', 'hotels.json'];

/** What the dates at the head of results and calendars are made of: a search meets every day of the week. */
function dateGlyphs(locale: DisplayLocale): string {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  });
  return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2026, 0, 1 + index))).join('');
}

/** CJK punctuation, kana, Han, Hangul, full-width forms. */
const notEastern = /[^\u3000-\u303f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff00-\uffef]/g;

export interface DisplayGlyphs {
  /** Of the first views that are met first: the frame, the home page, cards of hotels, titles of a hotel, dates. */
  first: string;
  /** Of everything else beside those: rooms, restaurants, the other pages. */
  rest: string;
}

/** Every glyph beyond Latin that a display line of this language uses today, in two parts that share none. */
export async function displayGlyphs(locale: DisplayLocale): Promise<DisplayGlyphs> {
  const glyphsOf = (texts: readonly string[], held = ''): string =>
    [...distinct(texts).replace(notEastern, '')].filter((glyph) => !held.includes(glyph)).join('');
  const isFirst = (file: string) => firstViewFiles.includes(file);
  const first = glyphsOf([...(await messageTexts(locale, isFirst)), ...namesOnCards(locale), dateGlyphs(locale)]);
  const others = [...(await messageTexts(locale, (file) => !isFirst(file))), ...(await namesInSeed(locale))];
  return { first, rest: glyphsOf(others, first) };
}
