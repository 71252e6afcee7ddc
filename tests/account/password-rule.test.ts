import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordProblem } from '@/lib/account/password-rule';
import { isStrongPassword } from '../../sandbox/hub/member/password';

describe('a new password', () => {
  test.each([
    ['', 'missing'],
    ['Ab1!xyz', 'tooShort'],
    ['Ab1!xyzq', null],
    ['Ab1xyzqw', null],
    ['ABC!1234', null],
    ['abc!1234', null],
    ['abcdEFGH!', null],
    ['abcdefgh', 'kinds'],
    ['abcd1234', 'kinds'],
    ['ABCD!!!!', 'kinds'],
    ['12345678!', 'kinds'],
    ['Abcdefghijklmnopqr1!', null],
    ['Abcdefghijklmnopqrs1!', 'tooLong'],
    ['Abc 1234', 'characters'],
    ['Abc1234가', 'characters'],
    ['Abc1234é', 'characters'],
    ['Ab1!\txyzq', 'characters'],
  ])('%j: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem));

  test('whatever is accepted here is strong enough for the hub', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6, maxLength: 22, unit: 'grapheme-ascii' }), (password) => {
        fc.pre(passwordProblem(password) === null);
        return isStrongPassword(password);
      }),
      { numRuns: 2_000 },
    );
  });
});
