// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { isOfAge } from '@/lib/account/age';
import { joinRequest } from '@/lib/account/join-request';
import {
  emptySignUpDraft,
  readSignUpDraft,
  SIGN_UP_DRAFT,
  type SignUpDraft,
  writeSignUpDraft,
} from '@/lib/account/sign-up-draft';
import {
  areTermsAgreed,
  joinRefusal,
  joinRequestOf,
  type SignUpProblems,
  signUpProblems,
  stillAgreed,
} from '@/lib/account/sign-up-form';
import { ProblemError } from '@/lib/bff/problem-error';

const today = '2026-11-23';
const password = 'Sample-New-1';
const good: SignUpDraft = {
  ...emptySignUpDraft,
  agreed: [{ termId: 'service', version: '1' }],
  membershipId: 'sample.new',
  memberLastName: 'New',
  memberFirstName: 'Sample',
  local: 'sample.new',
  domain: 'mail.example',
  country: 'GB',
  memberMobile: '+44 7700 900-123',
  birthDate: '1990-02-03',
};
const problemsOf = (part: Partial<SignUpDraft>, unverified = true) =>
  signUpProblems({ ...good, ...part }, password, { unverified, today });

test.each<[Partial<SignUpDraft>, SignUpProblems]>([
  [{}, {}],
  [{ membershipId: '  sample.new ' }, {}],
  [{ membershipId: 'ｓａｍｐｌｅ１' }, {}],
  [{ membershipId: '' }, { membershipId: 'idMissing' }],
  [{ membershipId: '9sample' }, { membershipId: 'idRule' }],
  [{ membershipId: '<script>alert(1)' }, { membershipId: 'idRule' }],
  [{ membershipId: 'a'.repeat(21) }, { membershipId: 'idRule' }],
  [{ memberLastName: '  ' }, { memberLastName: 'lastNameMissing' }],
  [{ memberLastName: '김' }, { memberLastName: 'nameLatin' }],
  [{ memberFirstName: '瑞妍' }, { memberFirstName: 'nameLatin' }],
  [{ memberFirstName: '😀' }, { memberFirstName: 'nameLatin' }],
  [{ memberLastName: "O'Neill-Smith" }, {}],
  [{ memberFirstName: 'José', memberLastName: 'O’Brien' }, {}],
  [{ memberLastName: 'Müller' }, { memberLastName: 'nameLatin' }],
  [{ local: 'a＠mail.example', domain: '' }, {}],
  [{ memberMobile: '０９０ー１２３４ー５６７８' }, {}],
  [{ local: 'whole@mail.example', domain: '' }, {}],
  [{ local: '' }, { local: 'emailMissing' }],
  [{ domain: '' }, { domain: 'emailMissing' }],
  [{ domain: 'mail' }, { domain: 'emailWrong' }],
  [{ memberMobile: '' }, { memberMobile: 'mobileMissing' }],
  [{ memberMobile: '12' }, { memberMobile: 'mobileWrong' }],
  [{ memberMobile: 'call me' }, { memberMobile: 'mobileWrong' }],
  [{ birthDate: '' }, { birthDate: 'birthDateMissing' }],
  [{ birthDate: '2026-02-30' }, { birthDate: 'birthDateMissing' }],
  [{ birthDate: '2012-11-24' }, { birthDate: 'underAge' }],
  [{ birthDate: '2012-11-23' }, {}],
  [{ birthDate: '0001-01-01' }, { birthDate: 'birthDateWrong' }],
  [{ birthDate: '2027-01-01' }, { birthDate: 'birthDateWrong' }],
  [{ country: '' }, { country: 'countryMissing' }],
])('details with %o have the problems %o', (part, problems) => {
  expect(problemsOf(part)).toEqual(problems);
});

test('of who is verified neither number, birth date nor country is asked', () => {
  expect(problemsOf({ memberMobile: '', birthDate: '', country: '' }, false)).toEqual({});
  expect(joinRequestOf(good, password, 'of-a-person')).toMatchObject({ country: 'KR' });
  expect(joinRequestOf(good, password, 'of-a-person')).not.toHaveProperty('unverified');
});

test.each([
  ['', 'password.missing'],
  ['short-1', 'password.tooShort'],
  ['비밀번호비밀번호', 'password.characters'],
  ['lowercase', 'password.kinds'],
])('the password %j is %s', (typed, problem) => {
  expect(signUpProblems(good, typed, { unverified: true, today })).toEqual({ password: problem });
});

test('whatever is typed is judged, and what has no problem is what the contract takes', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom('Sample', ' sample.new', 'a@b.example', '+82 10', '1999-12-31', 'KR', '<b>', '\u202e', '%00'),
  );
  const draft = fc.record({
    ...Object.fromEntries(Object.keys(emptySignUpDraft).map((name) => [name, text])),
    agreed: fc.constant(good.agreed),
  }) as unknown as fc.Arbitrary<SignUpDraft>;
  const mixed = fc.tuple(draft, fc.subarray(Object.keys(good) as (keyof SignUpDraft)[]));
  fc.assert(
    fc.property(mixed, fc.boolean(), ([typed, kept], unverified) => {
      const values = { ...typed, ...Object.fromEntries(kept.map((name) => [name, good[name]])) } as SignUpDraft;
      const found = signUpProblems(values, password, { unverified, today });
      // The country comes from a list, which holds codes alone.
      const request = joinRequestOf({ ...values, country: 'GB' }, password, unverified ? null : 'of-a-person');
      if (Object.keys(found).length === 0) expect(joinRequest.safeParse(request).error).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});

test.each([
  [{ hubCode: 'ID_TAKEN' }, { about: 'fields', problems: { membershipId: 'idTaken' } }],
  [{ hubCode: 'WEAK_PASSWORD' }, { about: 'fields', problems: { password: 'password.kinds' } }],
  [{ hubCode: 'UNDER_AGE' }, { about: 'fields', problems: { birthDate: 'underAge' } }],
  [{ hubCode: 'TERMS_REQUIRED' }, { about: 'terms' }],
  [{ hubCode: 'ALREADY_MEMBER' }, { about: 'known' }],
  [{ hubCode: 'IDENTITY_USED' }, { about: 'identity' }],
  [{}, null],
])('a refusal with %o is about %o', (facts, about) => {
  expect(joinRefusal(new ProblemError('conflict', { status: 409, ...facts }), false)).toEqual(about);
  expect(joinRefusal(new ProblemError('identity_expired', { status: 410 }), false)).toEqual({ about: 'identity' });
  expect(joinRefusal(new ProblemError('identity_changed', { status: 409 }), false)).toEqual({ about: 'anotherPerson' });
});

test.each(['ID_TAKEN', 'IDENTITY_USED'])('%s after an attempt without an answer is their own membership', (hubCode) => {
  expect(joinRefusal(new ProblemError('conflict', { status: 409, hubCode }), true)).toEqual({ about: 'known' });
});

test('without an answer that counts they may be a member; a call that was not made leaves nothing open', () => {
  const uncertain = { about: 'uncertain' };
  expect(joinRefusal(new ProblemError('timeout', { status: 504 }), false)).toEqual(uncertain);
  expect(joinRefusal(new ProblemError('contract_broken', { status: 502 }), false)).toEqual(uncertain);
  expect(joinRefusal(new ProblemError('unreachable'), false)).toEqual(uncertain);
  expect(joinRefusal(new ProblemError('unreachable', { status: 503, nothingDone: true }), false)).toBeNull();
  expect(joinRefusal(new ProblemError('rate_limited', { status: 429 }), false)).toBeNull();
});

describe('terms', () => {
  const terms = [
    { termId: 'service', version: '2', required: true },
    { termId: 'news', version: '1', required: false },
  ];
  test('are agreed to in the version that holds', () => {
    expect(areTermsAgreed(terms, [{ termId: 'service', version: '1' }])).toBe(false);
    expect(areTermsAgreed(terms, [{ termId: 'service', version: '2' }])).toBe(true);
    expect(areTermsAgreed(terms, [{ termId: 'news', version: '1' }])).toBe(false);
  });
  test('that have changed are no longer agreed to', () => {
    const agreed = [
      { termId: 'service', version: '1' },
      { termId: 'news', version: '1' },
    ];
    expect(stillAgreed(terms, agreed)).toEqual([{ termId: 'news', version: '1' }]);
  });
});

describe('what was typed', () => {
  beforeEach(() => window.sessionStorage.clear());

  test('comes back as it was, and is forgotten', () => {
    writeSignUpDraft(good);
    expect(readSignUpDraft()).toEqual(good);
    writeSignUpDraft(null);
    expect(readSignUpDraft()).toEqual(emptySignUpDraft);
  });

  test.each(['', 'null', '7', '"text"', '[]', '{"agreed":[null,{"termId":1}],"local":7,"returnTo":{}}', '{'])(
    'is empty where %j is stored',
    (stored) => {
      window.sessionStorage.setItem(SIGN_UP_DRAFT, stored);
      expect(readSignUpDraft()).toEqual(emptySignUpDraft);
    },
  );
});

test.each([
  ['2012-11-23', true],
  ['2012-11-24', false],
  ['1900-01-01', true],
])('born on %s one may join: %s', (birthDate, expected) => {
  expect(isOfAge(birthDate, today)).toBe(expected);
});
