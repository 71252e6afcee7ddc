import { describe, expect, test } from 'vitest';
import { ProblemError } from '@/lib/bff/problem-error';
import { referralCodeIn, referralCodeOf } from '@/lib/hub/contract/referral-code';
import { referrerRefusalOf, referrerSchema } from '@/lib/my-page/referrer-schema';
import { cameBy } from '@/lib/referral/referral-cookie';
import { problemsOf } from '../setup/problems-of';

const number = { by: 'number', membershipNo: '9000000001' };
const code = { by: 'code', code: 'HABCDEFGH2' };

test.each([
  ['9000000001', number],
  [' 9000-000 001 ', number],
  ['９０００００００01', number],
  ['https://rewards.example/en/signUp?ref=HABCDEFGH2', code],
  ['rewards.example/signUp?lang=en&ref=habcdefgh2#top', code],
  ['habcdefgh2', code],
  ['900000001', null],
  ['https://rewards.example/signUp?ref=<script>', null],
  ['https://rewards.example/9000000001', null],
  ['', null],
])('%s names %o', (typed, named) => {
  const { data } = referrerSchema.safeParse({ referrer: typed });
  expect(data?.referrer ?? null).toEqual(named);
  expect(problemsOf(referrerSchema, { referrer: typed })).toEqual(named ? {} : { referrer: 'malformed' });
});

describe('a refusal', () => {
  test.each([
    ['REFERRER_UNKNOWN', 'unknown'],
    ['SELF_REFERRAL', 'self'],
    ['REFERRAL_CIRCLE', 'circle'],
    ['ALREADY_REFERRED', 'already'],
    ['REFERRAL_TOO_LATE', 'tooLate'],
  ])('%s stands beside the field', (hubCode, key) => {
    expect(referrerRefusalOf(new ProblemError('rejected', { status: 422, hubCode }))).toEqual({ key, isOfField: true });
  });

  test('of the way there says whether anything was done', () => {
    expect(referrerRefusalOf(new ProblemError('session_expired', { status: 401 }))).toBeNull();
    expect(referrerRefusalOf(new ProblemError('unreachable', { status: 503 }))?.key).toBe('unsure');
    expect(referrerRefusalOf(new ProblemError('unreachable', { status: 503, nothingDone: true }))?.key).toBe('notDone');
    const limited = new ProblemError('rate_limited', { status: 429, retryAfterSeconds: 61 });
    expect(referrerRefusalOf(limited)).toEqual({ key: 'rateLimited', isOfField: true, minutes: 2 });
  });
});

test.each([
  ['HABCDEFGH2', 'HABCDEFGH2'],
  ['habcdefgh2', 'HABCDEFGH2'],
  ['ＨＡＢＣＤＥＦＧＨ２', 'HABCDEFGH2'],
  ['ｈａｂｃ\u3000ｄｅｆｇｈ２', 'HABCDEFGH2'],
  ['\u200bHABCDEFGH2 ', 'HABCDEFGH2'],
  ['HABCDEFGH', null],
  ['HABCDEFGH2; path=/', null],
  ['', null],
  [null, null],
])('the code %s of a link is kept as %s', (value, kept) => {
  expect(referralCodeOf(value)).toBe(kept);
});

test('a code is offered on the page of its own kind alone', () => {
  expect([cameBy('HABCDEFGH2', 'common'), cameBy('HABCDEFGH2', 'company')]).toEqual(['HABCDEFGH2', '']);
  expect([cameBy('CABCDEFGH2', 'common'), cameBy('CABCDEFGH2', 'company')]).toEqual(['', 'CABCDEFGH2']);
});

test.each([
  ['ref=HABCDEFGH2', 'HABCDEFGH2'],
  ['REF=habcdefgh2', 'HABCDEFGH2'],
  ['ref=ZZZ&ref=HABCDEFGH2', 'HABCDEFGH2'],
  ['ref=HABCDEFGH2&ref=CABCDEFGH2', 'HABCDEFGH2'],
  ['prefer=HABCDEFGH2', null],
  ['', null],
])('the query %s names the code %s', (query, code) => {
  expect(referralCodeIn(new URLSearchParams(query))).toBe(code);
});
