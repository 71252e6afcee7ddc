// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dropAttempt,
  forgetBooked,
  isUnsettled,
  justBooked,
  noteAttempt,
  noteBooked,
  type SentRequest,
  settleAttempts,
} from '@/lib/browser-storage/attempts';
import { ATTEMPTS_KEY } from '@/lib/browser-storage/stored-keys';
import { forgetMember } from '@/lib/browser-storage/stored-member';

const stay = (owner: string | null, dates = '2026-12-24:2026-12-26') => ({ thing: `stay:hotel:${dates}`, owner });
const asGuest: SentRequest = { path: '/api/guest/booking', body: { name: 'Keller' }, intent: stay(null) };
const asMember: SentRequest = { path: '/api/hub/reservation/room', body: { name: 'Keller' }, intent: stay('9000001') };
const stores = () => ({ local: localStorage, session: sessionStorage });
/** Another tab shares local storage alone. */
const inAnotherTab = () => sessionStorage.clear();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a request without a certain outcome', () => {
  it('keeps its key in every tab; other content gets another key', () => {
    const { key, isRepeated } = noteAttempt(asGuest);
    expect([isRepeated, isUnsettled(asGuest)]).toEqual([false, true]);
    inAnotherTab();
    expect(noteAttempt({ ...asGuest, body: { name: 'Keller' } })).toEqual({ key, isRepeated: true, earlierKeys: [] });
    expect(noteAttempt({ path: asGuest.path, body: { name: 'Other' } }).key).not.toBe(key);
  });

  it('keeps its key in its own tab after another tab has received the answer', () => {
    const { key } = noteAttempt(asGuest);
    const ofThisTab = sessionStorage.getItem(ATTEMPTS_KEY) ?? '';
    inAnotherTab();
    settleAttempts({ key, intent: asGuest.intent });
    expect(noteAttempt(asGuest).isRepeated).toBe(false);
    settleAttempts({ intent: asGuest.intent });
    sessionStorage.setItem(ATTEMPTS_KEY, ofThisTab);
    expect(noteAttempt(asGuest)).toMatchObject({ key, isRepeated: true });
  });

  it('is named to the next attempt at the same thing, with or without a login between', () => {
    const { key } = noteAttempt(asGuest);
    const member = noteAttempt(asMember);
    expect(member.earlierKeys).toEqual([key]);
    expect(noteAttempt(asGuest).earlierKeys).toEqual([member.key]);
    expect(isUnsettled({ ...asMember, body: {} })).toBe(true);
    expect(
      noteAttempt({ ...asMember, intent: stay('9000001', '2026-12-24:2026-12-27'), body: {} }).earlierKeys,
    ).toEqual([]);
  });

  it('does not concern another member', () => {
    noteAttempt(asMember);
    const other = { ...asMember, body: { name: 'Other' }, intent: stay('9000002') };
    expect([isUnsettled(other), noteAttempt(other).earlierKeys]).toEqual([false, []]);
  });

  it('is dropped alone, and settled with all others at the same thing', () => {
    const { key } = noteAttempt(asGuest);
    const { key: other } = noteAttempt({ ...asGuest, body: {} });
    dropAttempt(key);
    expect(noteAttempt(asMember).earlierKeys).toEqual([other]);
    settleAttempts({ intent: asMember.intent });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('shows no part of what was sent, outlives the end of a session and is removed at logout', () => {
    noteAttempt(asGuest);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Keller');
    forgetMember('expired', stores());
    inAnotherTab();
    expect(isUnsettled(asGuest)).toBe(true);
    forgetMember('logOut', stores());
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it.each(['{', '[]', 'null', '{"attempts":"k"}', '{"attempts":[1,{"request":"r","key":"x y"},null]}'])(
    'is none where storage contains %s',
    (text) => {
      localStorage.setItem(ATTEMPTS_KEY, text);
      expect(noteAttempt(asGuest)).toMatchObject({ isRepeated: false, earlierKeys: [] });
    },
  );

  it('is forgotten after many newer ones, and the hub gets the newest keys alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 25 }), (count) => {
        sessionStorage.clear();
        localStorage.clear();
        const keys = Array.from({ length: count }, (_, body) => noteAttempt({ ...asGuest, body: { body } }).key);
        expect(noteAttempt(asMember).earlierKeys).toEqual(keys.slice(-10));
      }),
    );
  });
});

describe('a booking of another tab', () => {
  const room = { roomTypeId: 'twin', ratePlanId: 'flexible', guestLastName: 'Keller', requests: '' };
  const sent = (change: object = {}): SentRequest => ({
    ...asGuest,
    body: { rooms: [{ ...room, ...change }], lang: 'en' },
  });
  const book = () => {
    noteBooked(sent(), 'HN-1');
    inAnotherTab();
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is known by rooms, dates and guest for half an hour, in which only its wishes and rate may differ', () => {
    vi.useFakeTimers();
    book();
    expect(justBooked(sent())).toBe('HN-1');
    expect(justBooked(sent({ requests: 'A high floor', ratePlanId: 'member' }))).toBe('HN-1');
    expect(justBooked({ ...sent(), body: { rooms: [room], lang: 'en', accessible: true } })).toBe('HN-1');
    expect(justBooked({ ...sent(), intent: stay('9000001') })).toBe('HN-1');
    expect(justBooked(sent({ guestLastName: 'Berg' }))).toBeNull();
    expect(justBooked(sent({ roomTypeId: 'suite' }))).toBeNull();
    expect(justBooked({ ...sent(), intent: stay(null, '2026-12-24:2026-12-27') })).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Keller');
    vi.advanceTimersByTime(31 * 60_000);
    expect(justBooked(sent())).toBeNull();
  });

  it('is not asked about once the clock of the device is set back', () => {
    vi.useFakeTimers();
    book();
    vi.setSystemTime(Date.now() - 60_000);
    expect(justBooked(sent())).toBeNull();
  });

  it('is forgotten when it is cancelled, when another one is wanted, and at logout', () => {
    for (const forget of [
      () => forgetBooked('HN-1'),
      () => forgetBooked(stay(null)),
      () => forgetMember('logOut', stores()),
    ]) {
      book();
      forget();
      expect(justBooked(sent())).toBeNull();
    }
  });

  it('is not asked about where this tab repeats its own unsettled request', () => {
    noteAttempt(sent());
    noteBooked(sent(), 'HN-1');
    expect(justBooked(sent())).toBeNull();
  });
});
