// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { GUEST_OWNER } from '@/lib/booking/booking-visit';
import { dropAttempt, earlierKeys, forgetAttempts, noteAttempt } from '@/lib/booking/unsure-attempts';
import { forgetTabItems } from '@/lib/browser-storage/stored-member';

const stay = { hotelId: 'hotel', checkInDate: '2026-12-24', checkOutDate: '2026-12-26' };
const guest = { owner: GUEST_OWNER, key: 'guest-key-1' };
const member = { owner: '9000001', key: 'member-key-1' };
const stores = () => ({ local: localStorage, session: sessionStorage });

beforeEach(() => sessionStorage.clear());

describe('attempts whose answers may be lost', () => {
  it('are told to the next attempt, with or without a login between, and never to themselves', () => {
    noteAttempt(sessionStorage, stay, guest);
    expect(earlierKeys(sessionStorage, stay, guest.key)).toEqual([]);
    noteAttempt(sessionStorage, stay, member);
    expect(earlierKeys(sessionStorage, stay, member.key)).toEqual([guest.key]);
    expect(earlierKeys(sessionStorage, stay, guest.key)).toEqual([member.key]);
  });

  it('are those of one hotel and its dates', () => {
    noteAttempt(sessionStorage, stay, guest);
    expect(earlierKeys(sessionStorage, { ...stay, checkOutDate: '2026-12-27' }, 'another-key')).toEqual([]);
    expect(earlierKeys(sessionStorage, { ...stay, hotelId: 'other' }, 'another-key')).toEqual([]);
  });

  it('are dropped one by one, and all at once when a booking has settled them', () => {
    noteAttempt(sessionStorage, stay, guest);
    noteAttempt(sessionStorage, stay, { ...guest, key: 'guest-key-2' });
    dropAttempt(sessionStorage, stay, guest);
    expect(earlierKeys(sessionStorage, stay, 'another-key')).toEqual(['guest-key-2']);
    noteAttempt(sessionStorage, stay, member);
    forgetAttempts(sessionStorage, stay);
    expect(sessionStorage).toHaveLength(0);
  });

  it('hold keys and nothing of who travels, outlive the end of a session and go with the logout', () => {
    noteAttempt(sessionStorage, stay, guest);
    noteAttempt(sessionStorage, stay, member);
    forgetTabItems('expired', stores());
    expect(earlierKeys(sessionStorage, stay, 'another-key')).toEqual([guest.key, member.key]);
    expect(Object.values({ ...sessionStorage }).map((note) => Object.keys(JSON.parse(note)))).toEqual([
      ['owner', 'keys'],
      ['owner', 'keys'],
    ]);
    forgetTabItems('logOut', stores());
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', '[]', 'null', '{"keys":"k"}', '{"keys":[1,"x y",null]}'])('are none where storage holds %s', (text) => {
    sessionStorage.setItem('guest-attempts:hotel:2026-12-24:2026-12-26', text);
    expect(earlierKeys(sessionStorage, stay, 'another-key')).toEqual([]);
  });

  it('are never more than the hub takes, the newest of them', () => {
    const keys = fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9_-]{8,64}$/), { maxLength: 25 });
    fc.assert(
      fc.property(keys, (made) => {
        sessionStorage.clear();
        for (const key of made) noteAttempt(sessionStorage, stay, { ...guest, key });
        expect(earlierKeys(sessionStorage, stay, '')).toEqual(made.slice(-10));
      }),
    );
  });
});
