import { describe, expect, test } from 'vitest';
import { consentChoiceOf, consentSchema } from '@/lib/my-page/consent-schema';

const none = { email: false, sms: false, push: false, night: false };

describe('consents', () => {
  test('what the hub does not name is not given', () => {
    expect(consentChoiceOf({ consents: [] })).toEqual(none);
    expect(consentChoiceOf({ consents: [{ consentId: 'sms', givenYn: 'Y', changedAt: null }] })).toEqual({
      ...none,
      sms: true,
    });
    expect(consentChoiceOf({ consents: [{ consentId: 'sms', givenYn: 'N', changedAt: null }] })).toEqual(none);
  });

  test('without a channel there is none at night', () => {
    expect(consentSchema(none).parse({ ...none, night: true })).toEqual([]);
    expect(consentSchema({ ...none, email: true, night: true }).parse({ ...none, night: true })).toEqual([
      { consentId: 'email', givenYn: 'N' },
      { consentId: 'night', givenYn: 'N' },
    ]);
  });

  test('only what was changed here is sent', () => {
    expect(consentSchema(none).parse(none)).toEqual([]);
    expect(consentSchema({ ...none, push: true, night: true }).parse({ ...none, email: true })).toEqual([
      { consentId: 'email', givenYn: 'Y' },
      { consentId: 'push', givenYn: 'N' },
      { consentId: 'night', givenYn: 'N' },
    ]);
  });
});
