import { describe, expect, test } from 'vitest';
import { newPasswordSchema, passwordChangeSchema } from '@/lib/account/password-schema';
import { problemsOf } from '../setup/problems-of';

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
