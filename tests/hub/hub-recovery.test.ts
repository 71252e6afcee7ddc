import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contract } from '@/lib/hub/contract/contract';
import { isHubError } from '@/lib/hub/hub-error';
import { type Ending, inLane } from '@/lib/hub/hub-lane';
import { useEnvironment } from '../env/environment';

beforeEach(() => {
  useEnvironment();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const READ_DEADLINE_MS = 3_000;

/** The ways a hub is dead, by how long a read takes to notice. */
test.each([
  ['refuses connections', 1],
  ['takes no connection', 1_000],
  ['hangs', READ_DEADLINE_MS],
])(
  'S35 a hub that %s: held back within 5 s of its death, let through within 10 s of its return',
  async (_how, noticedMs) => {
    const bornAt = Date.now();
    let dead = false;
    const sent: number[] = [];
    const answered: number[] = [];
    const held: number[] = [];
    const call = async (): Promise<Ending<null>> => {
      sent.push(Date.now() - bornAt);
      // A call belongs to the hub that it found.
      if (!dead) {
        await wait(20);
        return { ending: 'answered', value: null };
      }
      await wait(noticedMs);
      return { ending: 'failed', error: new Error('dead') };
    };
    const visit = async () => {
      try {
        await inLane(contract.hotelProducts, AbortSignal.any([]), call);
        answered.push(Date.now() - bornAt);
      } catch (error) {
        if (isHubError(error)) held.push(Date.now() - bornAt);
      }
    };
    // 20 visitors a second: 10 s of health, 20 s of death, 15 s of health.
    for (let step = 0; step < 900; step += 1) {
      dead = step >= 200 && step < 600;
      void visit();
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(held.filter((at) => at < 10_000)).toEqual([]);
    expect(held[0]).toBeGreaterThanOrEqual(10_000);
    expect(held[0]).toBeLessThan(15_000);
    // While it is dead, a probe every two seconds at most reaches it.
    const probes = sent.filter((at) => at >= 15_000 && at < 30_000);
    expect(probes.length).toBeGreaterThan(0);
    expect(probes.length).toBeLessThanOrEqual(8);
    expect(answered.find((at) => at >= 30_000)).toBeLessThan(40_000);
    expect(held.filter((at) => at >= 40_000)).toEqual([]);
  },
);

test('S35 calls from before the death that end after the return do not hold anybody back again', async () => {
  const reach = (afterMs: number, ending: 'answered' | 'failed') =>
    inLane(contract.hotelProducts, AbortSignal.any([]), async () => {
      await wait(afterMs);
      return ending === 'answered' ? { ending, value: null } : { ending, error: new Error('late') };
    }).then(
      () => 'answered',
      (error: Error) => (isHubError(error) ? 'held back' : error.message),
    );
  const stragglers = Array.from({ length: 20 }, () => reach(READ_DEADLINE_MS, 'failed'));
  for (let count = 0; count < 10; count += 1) void reach(1, 'failed');
  await vi.advanceTimersByTimeAsync(5);
  await expect(reach(1, 'answered')).resolves.toBe('held back');
  await vi.advanceTimersByTimeAsync(2_000);
  const probe = reach(1, 'answered');
  await vi.advanceTimersByTimeAsync(5);
  expect(await probe).toBe('answered');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.all(stragglers)).toEqual(Array(20).fill('late'));
  const afterwards = reach(1, 'answered');
  await vi.advanceTimersByTimeAsync(5);
  expect(await afterwards).toBe('answered');
});

test('S35 S36 a flood of visitors who leave does not keep a hub that is back away from those who stay', async () => {
  let dead = true;
  const answered: number[] = [];
  const bornAt = Date.now();
  const visit = async (stays: boolean) => {
    const visitor = new AbortController();
    if (!stays) setTimeout(() => visitor.abort(new Error('left')), 10);
    try {
      await inLane(contract.hotelProducts, visitor.signal, async () => {
        await wait(20);
        if (visitor.signal.aborted) return { ending: 'aborted', error: visitor.signal.reason };
        return dead ? { ending: 'failed', error: new Error('dead') } : { ending: 'answered', value: null };
      });
      answered.push(Date.now() - bornAt);
    } catch (error) {
      if (!isHubError(error) && (error as Error).message === '') throw error;
    }
  };
  // 3 s of death, 10 s of health, in which 100 a second leave and, in their midst, about four a second stay.
  for (let step = 0; step < 1_300; step += 1) {
    dead = step < 300;
    void visit(dead || step % 23 === 13);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(answered[0]).toBeLessThan(5_000);
  expect(answered.length).toBeGreaterThan(30);
});
