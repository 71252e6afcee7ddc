import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { compileText, compileTexts } from '@/lib/i18n/compile-texts';
import { loadMessages } from '@/lib/i18n/messages';
import { routing } from '@/lib/i18n/routing';

/** Paths of all texts of a tree, the names that each text takes values for, and its tags. */
function* textsOf(tree: object, path = ''): Generator<{ key: string; names: string[]; tags: string[] }> {
  for (const [name, value] of Object.entries(tree)) {
    const key = path === '' ? name : `${path}.${name}`;
    const found = (pattern: RegExp) => Array.from(value.matchAll(pattern), ([, each]) => `${each}`);
    if (typeof value === 'string') yield { key, names: found(/\{(\w+)/g), tags: found(/<(\w+)>/g) };
    else yield* textsOf(value, key);
  }
}

const counts = [0, 1, 2, 5, 12_345];

describe('texts compiled for the browser', () => {
  it.each(routing.locales)(
    'give the same text in %s as parsed messages, for every message and count',
    async (locale) => {
      const messages = await loadMessages(locale);
      const parsed = createTranslator({ locale, messages });
      const compiled = createTranslator({ locale, messages: compileTexts(messages) });
      type Key = Parameters<typeof parsed>[0];
      let seen = 0;
      for (const { key, names, tags } of textsOf(messages)) {
        const marks = Object.fromEntries(tags.map((tag) => [tag, (text: string) => `[${text}]`]));
        for (const count of counts) {
          const values = Object.fromEntries(names.map((name) => [name, count]));
          const all = { ...values, ...marks };
          expect(compiled.markup(key as Key, all), `${key} with ${count}`).toBe(parsed.markup(key as Key, all));
          seen += 1;
          if (names.length === 0) break;
        }
      }
      expect(seen).toBeGreaterThan(1_000);
    },
  );

  it('are compiled once, and plain ones stay as they are', () => {
    expect(compileText('하늘 호텔')).toBe('하늘 호텔');
    expect(compileText('{count, number}박')).not.toBeTypeOf('string');
    expect(compileText('{count, number}박')).toBe(compileText('{count, number}박'));
  });

  it('hold plain objects only, which React hands to client components', () => {
    const compiled = compileText('{count, plural, one {a night} other {# nights}}');
    expect(compiled).toStrictEqual(JSON.parse(JSON.stringify(compiled)));
  });

  it('can be handed on: what is compiled stays', () => {
    const texts = compileTexts({ a: { b: '{name} 님', c: '객실' } });
    expect(compileTexts(texts)).toEqual(texts);
  });
});
