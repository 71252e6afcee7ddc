import { describe, expect, test } from 'vitest';
import { choiceOf, consentChanges, ticked } from '@/lib/my-page/consent-choice';

const none = { email: false, sms: false, push: false, night: false };

describe('consents', () => {
  test('what the hub does not name is not given', () => {
    expect(choiceOf({ consents: [] })).toEqual(none);
    expect(choiceOf({ consents: [{ consentId: 'sms', givenYn: 'Y', changedAt: null }] })).toEqual({
      ...none,
      sms: true,
    });
    expect(choiceOf({ consents: [{ consentId: 'sms', givenYn: 'N', changedAt: null }] })).toEqual(none);
  });

  test('with the last channel the night goes too, and not before', () => {
    const both = { ...none, email: true, sms: true, night: true };
    expect(ticked(both, 'email', false)).toEqual({ ...both, email: false });
    expect(ticked({ ...none, email: true, night: true }, 'email', false)).toEqual(none);
    expect(ticked(none, 'night', true)).toEqual(none);
  });

  test('only what was changed here is sent', () => {
    expect(consentChanges(none, none)).toEqual([]);
    expect(consentChanges({ ...none, push: true, night: true }, { ...none, email: true })).toEqual([
      { consentId: 'email', givenYn: 'Y' },
      { consentId: 'push', givenYn: 'N' },
      { consentId: 'night', givenYn: 'N' },
    ]);
  });
});
