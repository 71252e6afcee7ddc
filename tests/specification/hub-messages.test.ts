import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '@/lib/bff/problem-error';
import { loginTextFor, problemMessageKey } from '@/lib/bff/problem-message-key';
import { type Locale, languages } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { knownMessages, refusalOfError } from '@/lib/my-page/certification-refusal';
import { type RefusalCode, refusals } from '@/sandbox/hub/refusal';
import { hubMessageTable } from './hub-messages';

const locales = languages.map(({ locale }) => locale);
const refused = (where: 'certification' | 'login', hubMessage: string, hubCode: string) =>
  new ProblemError(where === 'login' ? 'unauthorized' : 'rejected', { hubMessage, hubCode });

/** What a reader of a language is shown of a refusal. */
async function shown(where: 'certification' | 'login', problem: ProblemError, locale: Locale): Promise<string> {
  const { myPage, problems } = await loadMessages(locale);
  const sentence = createTranslator({ locale, messages: problems });
  if (where === 'login') return loginTextFor(problem, locale) ?? sentence(problemMessageKey(problem));
  const refusal = refusalOfError(problem, locale);
  if (refusal.from === 'hub') return refusal.text;
  if (refusal.from === 'answers') return myPage.certification.answers[refusal.key];
  throw new Error(`a refusal from ${refusal.from}`);
}

describe('a message of the hub that a visitor sees', () => {
  test('is in the table wherever a text of the product replaces it', () => {
    const codes = hubMessageTable.filter(({ where }) => where === 'certification').map(({ code }) => code);
    expect(codes.toSorted()).toEqual(knownMessages.map(({ hubCode }) => hubCode).toSorted());
  });

  test.each(hubMessageTable)('$code is said in four languages', async ({ where, code, ...words }) => {
    expect(refusals[code as RefusalCode][1], 'the stand-in says the same').toBe(words.ko);
    for (const locale of locales) {
      expect(await shown(where, refused(where, words.ko, code), locale), locale).toBe(words[locale]);
    }
    expect(new Set(Object.values(words)).size, 'each language has its own words').toBe(locales.length);
  });

  test.each(['certification', 'login'] as const)(
    'is its own words in every language where no table knows it (%s)',
    async (where) => {
      const text = '휴면 계정입니다. <b>고객센터</b>로 문의해 주십시오.';
      for (const locale of locales) expect(await shown(where, refused(where, text, 'DORMANT'), locale)).toBe(text);
    },
  );

  test('at a login is a sentence of the product where the hub said nothing, or that there were too many tries', () => {
    expect(loginTextFor(new ProblemError('unauthorized'), 'en')).toBeUndefined();
    expect(loginTextFor(new ProblemError('unauthorized', { hubMessage: ' ' }), 'ko')).toBeUndefined();
    const limited = new ProblemError('rate_limited', { hubCode: 'RATE_LIMITED', hubMessage: '요청이 많습니다.' });
    expect(loginTextFor(limited, 'en')).toBeUndefined();
  });
});
