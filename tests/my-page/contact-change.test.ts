import { describe, expect, test } from 'vitest';
import { requestContactKey } from '@/lib/hub/contract/profile';
import { contactProblem, tidyContactOf, triesLeftOf } from '@/lib/my-page/contact-change';

const proof = 'x'.repeat(43);

describe('a new contact', () => {
  test.each([
    ['email', 'new@mail.example', 'new@mail.example', null],
    ['email', ' \u200bnew@mail.example\n', 'new@mail.example', null],
    ['email', 'ｎｅｗ@mail.example', 'new@mail.example', null],
    ['email', '', '', 'emailMissing'],
    ['email', '  ', '', 'emailMissing'],
    ['email', 'new@mail', 'new@mail', 'emailInvalid'],
    ['email', 'new mail@mail.example', 'new mail@mail.example', 'emailInvalid'],
    ['email', '새@mail.example', '새@mail.example', 'emailInvalid'],
    ['email', 'a🙂@mail.example', 'a🙂@mail.example', 'emailInvalid'],
    ['email', '<script>@mail.example', '<script>@mail.example', 'emailInvalid'],
    ['email', `${'a'.repeat(250)}@mail.example`, `${'a'.repeat(250)}@mail.example`, 'emailInvalid'],
    ['email', 'Present@Mail.example', 'Present@Mail.example', 'same'],
    ['mobile', '010-0000-0099', '010-0000-0099', null],
    ['mobile', ' +82 10 0000 0099 ', '+82 10 0000 0099', null],
    ['mobile', '010.0000.0099', '010-0000-0099', null],
    ['mobile', '(010) 0000–0099', '010 0000-0099', null],
    ['mobile', '０１０-0000-0099', '010-0000-0099', null],
    ['mobile', '', '', 'mobileMissing'],
    ['mobile', '12345', '12345', 'mobileInvalid'],
    ['mobile', '+82 10 1234 56789012345', '+82 10 1234 56789012345', 'mobileInvalid'],
    ['mobile', '0 1 2 3 4 5', '0 1 2 3 4 5', 'mobileInvalid'],
    ['mobile', '전화번호', '전화번호', 'mobileInvalid'],
    ['mobile', '010-0000-0099 ext 5', '010-0000-0099 ext 5', 'mobileInvalid'],
    ['mobile', '0'.repeat(31), '0'.repeat(31), 'mobileInvalid'],
    ['mobile', '01000000001', '01000000001', 'same'],
  ] as const)('%s %j', (kind, typed, value, problem) => {
    const present = kind === 'email' ? 'present@mail.example' : '010-0000-0001';
    expect(tidyContactOf(kind, typed)).toBe(value);
    expect(contactProblem(kind, typed, present)).toBe(problem);
    const taken = requestContactKey.body.safeParse({ proof, contact: { kind, value } }).success;
    // The hub may be asked for whatever the form lets pass.
    expect(taken).toBe(problem === null || problem === 'same');
  });

  test('tries left are a whole number, or not known', () => {
    expect([{ triesLeft: 3 }, { triesLeft: 0 }, {}, null, undefined, { triesLeft: 'x' }].map(triesLeftOf)).toEqual([
      3,
      0,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
