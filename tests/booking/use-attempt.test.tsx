import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ProblemError } from '@/lib/bff/problem-error';
import { bookingFailureOf, keepsKey } from '@/lib/booking/booking-failure';
import type { SentVisit } from '@/lib/booking/stored-visit';
import { useAttempt } from '@/lib/booking/use-attempt';

const firstKey = 'first-key-0001';

/** A visit as its page keeps it, and the attempt that writes into it. */
function openVisit(unsure = false) {
  let visit: SentVisit = { idempotencyKey: firstKey, unsure };
  const update = vi.fn((change: Partial<SentVisit>) => {
    visit = { ...visit, ...change };
  });
  const { result } = renderHook(() => useAttempt({ update, failureOf: bookingFailureOf, keepsKey }));
  const attempt = (send: () => Promise<void>, onFailure?: (failure: { kind: string }) => void) =>
    act(() => result.current.attempt(visit, send, onFailure));
  return { result, attempt, visit: () => visit };
}

const failing = (problem: unknown) => () => Promise.reject(problem);
const noAnswer = new ProblemError('timeout');

test('the visit is unsure before anything is sent, and stays so where no answer arrives, under its key', async () => {
  const { attempt, visit, result } = openVisit();
  const seen: boolean[] = [];
  await attempt(() => {
    seen.push(visit().unsure);
    return Promise.reject(noAnswer);
  });
  expect(seen).toEqual([true]);
  expect(visit()).toEqual({ idempotencyKey: firstKey, unsure: true });
  expect(result.current.failed).toMatchObject({ failure: { kind: 'unsure' } });
  expect(result.current.pending).toBe(false);
});

test('a new key follows only where it is certain that nothing was booked', async () => {
  const sure = openVisit();
  await sure.attempt(failing(new ProblemError('conflict', { hubCode: 'SOLD_OUT', status: 409 })));
  expect(sure.visit().idempotencyKey).not.toBe(firstKey);
  expect(sure.visit().unsure).toBe(false);

  const notSent = openVisit();
  await notSent.attempt(failing(new ProblemError('unreachable', { nothingDone: true })));
  expect(notSent.visit()).toEqual({ idempotencyKey: firstKey, unsure: false });

  const refusedLater = openVisit(true);
  await refusedLater.attempt(failing(new ProblemError('rejected', { status: 422 })));
  expect(refusedLater.visit()).toEqual({ idempotencyKey: firstKey, unsure: true });
});

test('the failure is handed on while the visit still has the key that was sent', async () => {
  const { attempt, visit } = openVisit();
  const keys: string[] = [];
  await attempt(failing(new ProblemError('conflict', { hubCode: 'SOLD_OUT', status: 409 })), ({ kind }) =>
    keys.push(`${kind} ${visit().idempotencyKey}`),
  );
  expect(keys).toEqual([`soldOut ${firstKey}`]);
});

test('a second press sends nothing while the first is under way, nor after it has booked', async () => {
  const { attempt, result } = openVisit();
  const send = vi.fn(() => Promise.resolve());
  await attempt(send);
  await attempt(send);
  expect(send).toHaveBeenCalledOnce();
  expect(result.current.pending).toBe(true);
});

test('a failure can be tried again, and is gone once the next attempt begins or the guest has answered it', async () => {
  const { attempt, result } = openVisit();
  await attempt(failing(noAnswer));
  act(() => result.current.clearFailure());
  expect(result.current.failed).toBeNull();
  await attempt(failing(noAnswer));
  await attempt(() => {
    expect(result.current.failed).not.toBeNull();
    return Promise.resolve();
  });
  expect(result.current.failed).toBeNull();
});

test('what is no answer of the proxy is thrown on, and the next press may send', async () => {
  const { attempt, result } = openVisit();
  await expect(attempt(failing(new TypeError('broken')))).rejects.toThrow('broken');
  const send = vi.fn(() => Promise.resolve());
  await attempt(send);
  expect(send).toHaveBeenCalledOnce();
  expect(result.current.failed).toBeNull();
});
