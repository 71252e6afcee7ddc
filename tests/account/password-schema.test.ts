import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { newPasswordSchema, passwordChangeSchema } from '@/lib/account/password-schema';

/** The first problem of each field, as the form shows it. */
function problemsOf(schema: z.ZodMiniType, typed: object): Record<string, string> {
  const issues = schema.safeParse(typed).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

describe('a changed password', () => {
  const good = { currentPassword: 'Old-Word-1', newPassword: 'New-Word-1', repeatedPassword: 'New-Word-1' };
  test.each([
    ['all is well', {}, {}],
    ['no current password', { currentPassword: '' }, { currentPassword: 'currentMissing' }],
    ['weak', { newPassword: 'abc', repeatedPassword: 'abc' }, { newPassword: 'tooShort' }],
    ['not repeated', { repeatedPassword: '' }, { repeatedPassword: 'repeatMissing' }],
    ['repeated differently', { repeatedPassword: 'New-Word-2' }, { repeatedPassword: 'different' }],
    [
      'the same as before',
      { newPassword: 'Old-Word-1', repeatedPassword: 'Old-Word-1' },
      { newPassword: 'sameAsCurrent' },
    ],
    [
      'nothing typed',
      { currentPassword: '', newPassword: '', repeatedPassword: '' },
      { currentPassword: 'currentMissing', newPassword: 'missing', repeatedPassword: 'repeatMissing' },
    ],
  ])('%s', (_, change, problems) => expect(problemsOf(passwordChangeSchema, { ...good, ...change })).toEqual(problems));
});

describe('a new password of somebody who has forgotten theirs', () => {
  test('is what is sent', () => {
    expect(newPasswordSchema.parse({ newPassword: 'New-Word-1', repeatedPassword: 'New-Word-1' })).toBe('New-Word-1');
  });

  test.each([
    ['weak', { newPassword: 'abc', repeatedPassword: 'abc' }, { newPassword: 'tooShort' }],
    [
      'weak and repeated differently',
      { newPassword: 'abc', repeatedPassword: 'abd' },
      { newPassword: 'tooShort', repeatedPassword: 'different' },
    ],
    [
      'nothing typed',
      { newPassword: '', repeatedPassword: '' },
      { newPassword: 'missing', repeatedPassword: 'repeatMissing' },
    ],
  ])('%s', (_, typed, problems) => expect(problemsOf(newPasswordSchema, typed)).toEqual(problems));
});
