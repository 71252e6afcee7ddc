import { describe, expect, it } from 'vitest';
import { type Locale, languages } from '@/lib/i18n/languages';
import { namespaces } from '@/lib/i18n/messages';
import { readRepositoryFile } from '../../scripts/structure/source-files';

type Tree = { [key: string]: string | Tree };

const headings: Record<Locale, string> = {
  ko: 'Korean',
  en: 'English',
  ja: 'Japanese',
  'zh-CN': 'Chinese (mainland)',
};

/** Alerts whose Korean the specification gives word for word (sections 2, 4, 5 and 8). */
const specified = /^(layout\.alerts\.\w+|problems\.loginRequired)$/;

const glossary = readRepositoryFile('docs/glossary.md');

/** Words in backticks in the third column of a section's table. */
function turnedDown(heading: string): string[] {
  const section = glossary.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Thing'));
  return rows.flatMap((row) => [...(row.split(' | ')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? ''));
}

function textsOf(locale: Locale): [key: string, text: string][] {
  const walk = (tree: Tree, path: string): [string, string][] =>
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string' ? [[`${path}.${name}`, value]] : walk(value, `${path}.${name}`),
    );
  return namespaces.flatMap((name) =>
    walk(JSON.parse(readRepositoryFile(`messages/${locale}/${name}.json`)) as Tree, name),
  );
}

/** Latin words as words, whatever their case; the others wherever they occur. */
function occurrence(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return /^[a-z]/i.test(word) ? new RegExp(`(?<![\\w{])${escaped}(?!\\w)`, 'i') : new RegExp(escaped);
}

describe.each(languages.map(({ locale }) => locale))('the glossary in %s', (locale) => {
  const words = turnedDown(headings[locale]);

  it('is kept by every text', () => {
    expect(words.length).toBeGreaterThan(10);
    const texts = textsOf(locale).filter(([key]) => locale !== 'ko' || !specified.test(key));
    const offenders = words.flatMap((word) =>
      texts.filter(([, text]) => occurrence(word).test(text)).map(([key, text]) => `${key} has “${word}”: ${text}`),
    );
    expect(offenders, 'docs/glossary.md names the word to use').toEqual([]);
  });
});
