import { expect, test } from 'vitest';
import { loadMessages } from '@/lib/i18n/messages';

/** What stands for a placeholder always ends in this syllable, or in the word that is read for its sign. */
const endings: Record<string, string> = {
  // Amounts: ₩242,000 is read 242,000 won.
  ...Object.fromEntries(
    ['fee', 'before', 'now', 'total', 'later', 'penalty', 'price', 'amount'].map((name) => [name, '원']),
  ),
  nights: '박',
  // A long date, which ends in its weekday.
  day: '일',
  rooms: '개',
  kind: '약',
};

/** The specification puts this particle behind any address. */
const specified = ['layout.alerts.verificationKeySent'];

function textsOf(tree: object, path: string[] = []): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[[...path, key].join('.'), value]] : textsOf(value as object, [...path, key]),
  );
}

const finalOf = (syllable: string) => ((syllable.codePointAt(0) ?? 0) - 0xac00) % 28;
const RIEUL = 8;

/** Whether a particle fits a syllable before it: 이, 은, 을, 과 and 으로 want a final consonant, 로 also takes ㄹ. */
function fits(syllable: string, particle: string): boolean {
  const final = finalOf(syllable);
  if (particle === '로' || particle === '으로') return (particle === '로') === (final === 0 || final === RIEUL);
  return (final !== 0) === ['은', '이', '을', '과'].includes(particle);
}

test('a Korean text puts a particle only behind a placeholder whose last sound is known', async () => {
  const wrong = textsOf(await loadMessages('ko')).flatMap(([key, text]) =>
    [...text.matchAll(/\{(\w+)[^{}]*\}(으로|로|은|는|이|가|을|를|과|와)(?![가-힣])/g)].flatMap(
      ([, name = '', particle = '']) => {
        const ending = endings[name];
        return specified.includes(key) || (ending !== undefined && fits(ending, particle))
          ? []
          : [`${key}: {${name}}${particle}`];
      },
    ),
  );
  expect(wrong).toEqual([]);
});
