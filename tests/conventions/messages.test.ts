import { describe, expect, it } from 'vitest';
import { languages } from '@/lib/i18n/languages';
import { namespaces } from '@/lib/i18n/messages';
import {
  readRepositoryFile,
  repositoryFiles,
  sourceFiles,
  withoutComments,
} from '../../scripts/structure/source-files';

type Tree = { [key: string]: string | Tree };

/** Texts of one file by their key path: `login.title` → `로그인`. */
function textsOf(locale: string, namespace: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (tree: Tree, path: string) => {
    for (const [key, value] of Object.entries(tree)) {
      const here = path === '' ? key : `${path}.${key}`;
      if (typeof value === 'string') texts.set(here, value);
      else walk(value, here);
    }
  };
  walk(JSON.parse(readRepositoryFile(`messages/${locale}/${namespace}.json`)), '');
  return texts;
}

/** Names in braces that a text needs: `{count}박` → `count`. */
function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name ?? ''))].sort();
}

const others = languages.filter(({ locale }) => locale !== 'ko').map(({ locale }) => locale);

describe('message files', () => {
  it('are listed as namespaces, each in every language', () => {
    for (const { locale } of languages) {
      const files = repositoryFiles()
        .filter((path) => path.startsWith(`messages/${locale}/`))
        .map((path) => path.slice(`messages/${locale}/`.length).replace(/\.json$/, ''));
      expect(files.sort(), locale).toEqual([...namespaces].sort());
    }
  });

  it.each(namespaces)(
    '%s has the keys and placeholders of Korean in every language, and no empty text',
    (namespace) => {
      const original = textsOf('ko', namespace);
      for (const { locale } of languages) {
        const translated = textsOf(locale, namespace);
        expect([...translated.keys()].sort(), locale).toEqual([...original.keys()].sort());
        for (const [key, text] of original) {
          const here = translated.get(key) ?? '';
          expect(placeholdersOf(here), `${locale}: ${key}`).toEqual(placeholdersOf(text));
          expect(here.trim(), `${locale}: ${key}`).not.toBe('');
        }
      }
    },
  );

  it.each(others)('have no Korean left in %s', (locale) => {
    const texts = namespaces.flatMap((namespace) => [...textsOf(locale, namespace)]);
    expect(texts.filter(([, text]) => /\p{Script=Hangul}/u.test(text))).toEqual([]);
  });
});

describe('texts for people', () => {
  /**
   * Korean in code that is no text of the product: the languages' own names, and the specification's default
   * category detail, which is a value of the search state, words that are read and not said, and the brand's mark, which is one drawing in all
   * languages.
   */
  const exceptions: Record<string, RegExp> = {
    'lib/i18n/languages.ts': /'한국어'/g,
    'lib/stay/stay.ts': /'전체'/g,
    // What a guest may type, not what we say.
    'lib/stay/typed-day.ts': /어제|오늘|내일|모레|\[월화수목금토일\]요일|\[[년월일][年月日號号]+\]/g,
    'lib/i18n/typed-number.ts': /\|포인트\|/g,
    // What the hub says, to be known by.
    'lib/my-page/certification-refusal.ts': /message: '[^']+'/g,
    'components/layout/wordmark.tsx': />하늘</g,
    'lib/preview/lettering.tsx': />하늘</g,
  };

  it('live in messages/ only', () => {
    const offenders = sourceFiles(['app', 'components', 'lib', 'middleware.ts']).flatMap(({ path, text }) => {
      const code = withoutComments(text).replace(exceptions[path] ?? /$^/g, '');
      const line = code.split('\n').findIndex((each) => /\p{Script=Hangul}/u.test(each));
      return line === -1 ? [] : [`${path}:${line + 1} holds a Korean text; it belongs into messages/ko`];
    });
    expect(offenders).toEqual([]);
  });
});
