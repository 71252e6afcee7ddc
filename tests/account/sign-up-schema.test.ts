// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { joinRefusal } from '@/lib/account/join-refusal';
import { joinRequest } from '@/lib/account/join-request';
import {
  changeSignUpDraft,
  detailsOf,
  emptySignUpDraft,
  readSignUpDraft,
  SIGN_UP_DRAFT,
  type SignUpDraft,
  writeSignUpDraft,
} from '@/lib/account/sign-up-draft';
import { isOfAge, signUpSchema } from '@/lib/account/sign-up-schema';
import { hasTerm, signUpTermsSchema } from '@/lib/account/sign-up-terms-schema';
import { ProblemError } from '@/lib/bff/problem-error';
import { problemsOf } from '../setup/problems-of';

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
const typed = { ...detailsOf(good), password };
const schemaFor = (unverified: boolean) => signUpSchema({ unverified, today });

test.each<[Partial<typeof typed>, object]>([
  [{}, {}],
  [{ membershipId: '  sample.new ' }, {}],
  [{ membershipId: 'ｓａｍｐｌｅ１' }, {}],
  [{ membershipId: '' }, { membershipId: 'idMissing' }],
  [{ membershipId: '9sample' }, { membershipId: 'idRule' }],
  [{ membershipId: 'a'.repeat(21) }, { membershipId: 'idRule' }],
  [{ memberLastName: '  ' }, { memberLastName: 'lastNameMissing' }],
  [{ memberLastName: '김' }, { memberLastName: 'nameLatin' }],
  [{ memberFirstName: 'José', memberLastName: 'O’Brien' }, {}],
  [{ local: 'a＠mail.example', domain: '' }, {}],
  [{ local: 'whole@mail.example', domain: '' }, {}],
  [{ local: '' }, { local: 'emailMissing' }],
  [{ domain: '' }, { domain: 'emailMissing' }],
  [{ domain: 'mail' }, { domain: 'emailWrong' }],
  [{ memberMobile: '' }, { memberMobile: 'mobileMissing' }],
  [{ memberMobile: '12' }, { memberMobile: 'mobileWrong' }],
  [{ birthDate: '' }, { birthDate: 'birthDateMissing' }],
  [{ birthDate: '2026-02-30' }, { birthDate: 'birthDateWrong' }],
  [{ birthDate: '9999-12-31' }, { birthDate: 'birthDateWrong' }],
  [{ birthDate: '2012-11-24' }, { birthDate: 'underAge' }],
  [{ birthDate: '2012-11-23' }, {}],
  [{ birthDate: '2027-01-01' }, { birthDate: 'birthDateWrong' }],
  [{ country: '' }, { country: 'countryMissing' }],
  [{ password: '' }, { password: 'password.missing' }],
  [{ password: 'short-1' }, { password: 'password.tooShort' }],
  [
    { membershipId: '', domain: '', country: '' },
    { membershipId: 'idMissing', domain: 'emailMissing', country: 'countryMissing' },
  ],
])('details with %o have the problems %o', (part, problems) => {
  expect(problemsOf(schemaFor(true), { ...typed, ...part })).toEqual(problems);
});

test('neither number, birth date nor country of a verified person is asked for or sent', () => {
  const asked = { ...typed, memberMobile: '', birthDate: '', country: '' };
  const sent = schemaFor(false).parse(asked);
  expect(sent).toMatchObject({ country: 'KR' });
  expect(sent).not.toHaveProperty('unverified');
});

test('a form without a problem, whatever was typed, is a request of the contract', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom('Sample', ' sample.new', 'a@b.example', '+82 10', '1999-12-31', 'KR', '<b>', '\u202e', '%00'),
  );
  const names = Object.keys(typed) as (keyof typeof typed)[];
  const texts = fc.record(Object.fromEntries(names.map((name) => [name, text])));
  fc.assert(
    fc.property(texts, fc.subarray(names), fc.boolean(), (random, kept, unverified) => {
      // The country comes from a list, which has codes alone.
      const some = Object.fromEntries([...kept, 'country' as const].map((name) => [name, typed[name]]));
      const { data } = schemaFor(unverified).safeParse({ ...random, ...some });
      if (data) expect(joinRequest.safeParse({ ...data, agreedTerms: good.agreed }).error).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});

test.each([
  [{ hubCode: 'ID_TAKEN' }, { field: 'membershipId', problem: 'idTaken' }],
  [{ hubCode: 'WEAK_PASSWORD' }, { field: 'password', problem: 'password.kinds' }],
  [{ hubCode: 'UNDER_AGE' }, { field: 'birthDate', problem: 'underAge' }],
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

test('each required term that is not ticked has a problem', () => {
  const terms = [true, true, false].map((required, index) => ({
    termId: `term-${index}`,
    version: '1',
    title: '',
    body: '',
    needsOneOf: [],
    required,
  }));
  expect(problemsOf(signUpTermsSchema(terms), { agreed: [true, false, false] })).toEqual({
    'agreed.1': 'termRequired',
  });
  expect(problemsOf(signUpTermsSchema(terms), { agreed: [true, true, false] })).toEqual({});
});

test('a term that has changed is no longer agreed to', () => {
  const agreed = [{ termId: 'service', version: '1' }];
  expect(hasTerm(agreed, { termId: 'service', version: '1' })).toBe(true);
  expect(hasTerm(agreed, { termId: 'service', version: '2' })).toBe(false);
  expect(hasTerm(agreed, { termId: 'news', version: '1' })).toBe(false);
});

describe('what was typed', () => {
  beforeEach(() => window.sessionStorage.clear());

  test('comes back as it was, and is forgotten', () => {
    writeSignUpDraft(good);
    expect(readSignUpDraft()).toEqual(good);
    changeSignUpDraft({ memberLastName: 'Other' });
    expect(readSignUpDraft()).toEqual({ ...good, memberLastName: 'Other' });
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
