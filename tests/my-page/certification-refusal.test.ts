import { describe, expect, test } from 'vitest';
import { ProblemError } from '@/lib/bff/problem-error';
import { knownMessages, refusalOfAnswer, refusalOfError } from '@/lib/my-page/certification-refusal';
import { type RefusalCode, refusals } from '@/sandbox/hub/refusal';

const locales = ['en', 'ja', 'zh-CN'] as const;
const refused = (hubMessage: string, hubCode?: string) => new ProblemError('rejected', { hubMessage, hubCode });

describe('what the hub says of a certification', () => {
  test.each(knownMessages)('$message is known by its letters and by its code', ({ hubCode, message, key }) => {
    expect(refusals[hubCode as RefusalCode][1], 'the stand-in says the same').toBe(message);
    for (const locale of locales) {
      expect(refusalOfError(refused(message), locale)).toEqual({ from: 'answers', key });
      expect(refusalOfError(refused('다른 말', hubCode), locale)).toEqual({ from: 'answers', key });
      expect(refusalOfAnswer({ code: 400, message }, locale, 'refused')).toEqual({ from: 'answers', key });
    }
    expect(refusalOfError(refused(message, hubCode), 'ko')).toEqual({ from: 'hub', text: message });
  });

  test.each(['ko', ...locales])('is shown in its own words to a reader of %s where it is unknown', (locale) => {
    const text = '오늘은 인증 점검일입니다.';
    expect(refusalOfError(refused(text, 'MAINTENANCE'), locale)).toEqual({ from: 'hub', text });
    expect(refusalOfAnswer({ code: 500, message: text }, locale, 'keyWrong')).toEqual({ from: 'hub', text });
  });

  test.each(['ko', ...locales])('is a sentence of the product for %s where it says nothing', (locale) => {
    expect(refusalOfError(refused(' '), locale)).toEqual({ from: 'answers', key: 'refused' });
    expect(refusalOfAnswer({ code: 410 }, locale, 'refused')).toEqual({ from: 'answers', key: 'keyOver' });
    expect(refusalOfAnswer({ code: 400 }, locale, 'keyWrong')).toEqual({ from: 'answers', key: 'keyWrong' });
  });
});
