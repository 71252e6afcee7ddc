import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { postOnce } from '@/lib/bff/post-once';
import { ProblemError } from '@/lib/bff/problem-error';
import { bookingFailureOf } from '@/lib/booking/booking-failure';
import { useAttempt } from '@/lib/booking/use-attempt';
import { isUnsettled, noteAttempt } from '@/lib/browser-storage/attempts';

vi.mock('@/lib/bff/post-once', () => ({ postOnce: vi.fn() }));
const post = vi.mocked(postOnce);
const intent = { thing: 'stay:hotel', owner: null };
const request = { path: '/api/guest/booking', body: {}, intent };
const noAnswer = new ProblemError('timeout');

beforeEach(() => {
  post.mockReset();
  sessionStorage.clear();
  localStorage.clear();
});

function openForm() {
  const onBooked = vi.fn();
  const { result } = renderHook(() => useAttempt(bookingFailureOf));
  return { result, onBooked, attempt: () => act(() => result.current.attempt(request, onBooked)) };
}

test('a failure after an earlier attempt without an answer never says that nothing is booked', async () => {
  const { attempt, result } = openForm();
  post.mockRejectedValue(new ProblemError('unreachable', { nothingDone: true }));
  await attempt();
  expect(result.current.failed).toMatchObject({ failure: { kind: 'notSent' } });
  noteAttempt({ ...request, body: { other: 'names' } });
  await attempt();
  expect(result.current.failed).toMatchObject({ failure: { kind: 'unsure' } });
  act(() => result.current.bookAnew(intent));
  expect([result.current.failed, isUnsettled(request)]).toEqual([null, false]);
});

test('a second press sends nothing while the first is under way, nor after it has booked', async () => {
  const { attempt, result, onBooked } = openForm();
  post.mockResolvedValue('booked');
  await attempt();
  await attempt();
  expect(onBooked.mock.calls).toEqual([['booked']]);
  expect(result.current.pending).toBe(true);
});

test('a failure can be tried again, and is gone once the next attempt begins or the guest has answered it', async () => {
  const { attempt, result } = openForm();
  post.mockRejectedValueOnce(noAnswer).mockRejectedValueOnce(noAnswer).mockResolvedValue('booked');
  await attempt();
  expect([result.current.failed?.failure.kind, result.current.pending]).toEqual(['unsure', false]);
  act(() => result.current.clearFailure());
  expect(result.current.failed).toBeNull();
  await attempt();
  expect(result.current.failed).not.toBeNull();
  await attempt();
  expect(result.current.failed).toBeNull();
});

test('an error that is no problem of the proxy is rethrown, and the next press may send', async () => {
  const { attempt, result, onBooked } = openForm();
  post.mockRejectedValueOnce(new TypeError('broken')).mockResolvedValue('booked');
  await expect(attempt()).rejects.toThrow('broken');
  await attempt();
  expect(onBooked).toHaveBeenCalledOnce();
  expect(result.current.failed).toBeNull();
});
