// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProblemError } from '@/lib/bff/problem-error';
import { readFollowUp, storeFollowUp } from '@/lib/feedback/stored-follow-up';
import { visitFeedback } from '@/lib/feedback/visit-feedback';

const bffPost = vi.hoisted(() => vi.fn());
vi.mock('@/lib/bff/bff-client', () => ({ bffPost }));

const followUp = { vocId: 'VOC-1', cstNo: 'encrypted' };
const address = 'https://voc.example/parnasdistart.do?accessToken=t';
const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockResolvedValue(new Response()));
  bffPost.mockResolvedValue({ state: 'open', address });
  window.sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** A window as `window.open` gives it. */
const windowOpened = () => ({ opener: window as Window | null, location: { replace: vi.fn() } });

describe('a visit of the feedback site', () => {
  test('S59 of a follow-up opens a window without an opener, then leads it there', async () => {
    storeFollowUp(followUp);
    const opened = windowOpened();
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    opened.location.replace.mockImplementation(() => expect(opened.opener).toBeNull());
    expect(await visitFeedback('followUp')).toEqual({ at: 'opened' });
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
    expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(address);
    expect(bffPost).toHaveBeenCalledExactlyOnceWith('/api/session/feedback', { followUp });
    expect(fetched.mock.calls[0]?.[0].url, 'no token is sent ahead').toBe('https://voc.example/');
  });

  test('that the browser blocks waits for a click', async () => {
    storeFollowUp(followUp);
    vi.spyOn(window, 'open').mockReturnValue(null);
    expect(await visitFeedback('followUp')).toEqual({ at: 'blocked', address });
  });

  test('with the number of another customer clears what is stored; without anything stored asks nothing', async () => {
    storeFollowUp(followUp);
    bffPost.mockResolvedValue({ state: 'mismatch' });
    expect(await visitFeedback('followUp')).toEqual({ at: 'mismatch' });
    expect(readFollowUp()).toBeNull();
    expect(await visitFeedback('followUp')).toEqual({ at: 'missing' });
    expect(bffPost).toHaveBeenCalledTimes(1);
  });

  test('keeps a follow-up over an expired session, which clears all else', async () => {
    storeFollowUp(followUp);
    bffPost.mockImplementation(async () => {
      window.sessionStorage.clear();
      throw new ProblemError('session_expired');
    });
    expect(await visitFeedback('followUp')).toEqual({ at: 'opening' });
    expect(readFollowUp()).toEqual(followUp);
  });

  test.each([
    ['unreachable', 'unavailable'],
    ['timeout', 'unavailable'],
    ['forbidden', 'unavailable'],
    ['rate_limited', 'limited'],
  ] as const)('that is refused with %s is %s, and keeps the follow-up', async (code, at) => {
    storeFollowUp(followUp);
    bffPost.mockRejectedValue(new ProblemError(code));
    expect(await visitFeedback('followUp')).toEqual({ at });
    expect(readFollowUp()).toEqual(followUp);
  });

  test('says that the site does not answer, and opens nothing', async () => {
    const open = vi.spyOn(window, 'open');
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await visitFeedback('new')).toEqual({ at: 'down' });
    expect(open).not.toHaveBeenCalled();
  });
});
