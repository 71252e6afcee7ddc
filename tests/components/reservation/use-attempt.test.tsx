import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAttempt } from '@/components/reservation/use-attempt';
import { postOnce } from '@/lib/bff/post-once';
import { ProblemError } from '@/lib/bff/problem-error';
import { bookingFailureOf } from '@/lib/booking/booking-failure';
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
  const leaveBooked = vi.fn((_answer: unknown) => new Promise<never>(() => undefined));
  const { result } = renderHook(() => useAttempt(bookingFailureOf, leaveBooked, () => 'HN-1'));
  const attempt = async () => {
    await act(async () => result.current.attempt(request));
    await waitFor(() => expect(leaveBooked.mock.calls.length > 0 || !result.current.pending).toBe(true));
  };
  return { result, leaveBooked, attempt };
}

test('a failure after an earlier attempt without an answer never says that nothing is booked', async () => {
  const { attempt, result } = openForm();
  post.mockRejectedValue(new ProblemError('unreachable', { nothingDone: true }));
  await attempt();
  expect(result.current.failed).toMatchObject({ failure: { kind: 'notSent' } });
  noteAttempt({ ...request, body: { other: 'names' } });
  await attempt();
  expect(result.current.failed).toMatchObject({ failure: { kind: 'unsure' } });
  await act(async () => result.current.bookAgain(intent));
  expect([result.current.failed, isUnsettled(request)]).toEqual([null, false]);
});

test('a press after it has booked sends nothing, while the page is being left', async () => {
  const { attempt, result, leaveBooked } = openForm();
  post.mockResolvedValue('booked');
  await attempt();
  await attempt();
  expect(leaveBooked.mock.calls).toEqual([['booked', expect.any(Function)]]);
  expect([post.mock.calls.length, result.current.pending]).toEqual([1, true]);
});

test('a failure can be tried again, and is gone once the next attempt begins or the guest has answered it', async () => {
  const { attempt, result } = openForm();
  post.mockRejectedValueOnce(noAnswer).mockRejectedValueOnce(noAnswer).mockResolvedValue('booked');
  await attempt();
  expect([result.current.failed?.failure.kind, result.current.pending]).toEqual(['unsure', false]);
  await act(async () => result.current.clearFailure());
  expect(result.current.failed).toBeNull();
  await attempt();
  expect(result.current.failed).not.toBeNull();
  await attempt();
  expect(result.current.failed).toBeNull();
});

test('what another tab has just booked is asked about before it is booked again', async () => {
  const first = openForm();
  post.mockResolvedValue('booked');
  await first.attempt();
  const { attempt, result, leaveBooked } = openForm();
  await attempt();
  expect(result.current.failed?.failure).toEqual({ kind: 'justBooked', reservationNo: 'HN-1' });
  expect([post.mock.calls.length, leaveBooked.mock.calls.length]).toEqual([1, 0]);
  await act(async () => result.current.bookAgain(intent));
  expect(result.current.failed).toBeNull();
  await attempt();
  expect(leaveBooked).toHaveBeenCalledOnce();
});
