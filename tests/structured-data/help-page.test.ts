import { describe, expect, test } from 'vitest';
import { isQuestionFound, searchQuestions } from '@/lib/help/question-search';
import { loadHelp } from '@/lib/hub/load-group-texts';
import { languages } from '@/lib/i18n/languages';
import { helpJsonLd } from '@/lib/structured-data/help-json-ld';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';

sandboxAsHub();

describe('the public help page', () => {
  test.each(languages)(
    'in $locale gives machines the questions and answers of the page, in its language',
    async ({ locale, code }) => {
      const { questions } = await loadHelp(code);
      const data = JSON.parse(JSON.stringify(helpJsonLd(questions, locale)));
      expect([data['@type'], data.inLanguage]).toEqual(['FAQPage', locale]);
      expect(data.mainEntity).toHaveLength(questions.length);
      for (const [at, { name, acceptedAnswer }] of data.mainEntity.entries()) {
        expect([name, acceptedAnswer.text]).toEqual([questions[at]?.question, questions[at]?.answer]);
      }
    },
  );

  test('finds what My Page’s customer centre finds', async () => {
    const { questions } = await loadHelp('en');
    for (const query of ['points', 'cancel', 'nothing at all', ' ']) {
      const here = questions.filter(({ question, answer }) => isQuestionFound(query, `${question} ${answer}`));
      expect(here).toEqual(searchQuestions(questions, { query, category: null }));
    }
  });
});

test.each([
  ['포', true],
  ['포이', true],
  ['포인', true],
  ['등그', true],
  ['예야', true],
  ['포조', false],
])('the half-typed %s finds 포인트, 등급 and 예약: %s', (typed, isFound) => {
  expect(isQuestionFound(typed, '포인트와 등급, 예약')).toBe(isFound);
});
