import { afterEach, expect, test, vi } from 'vitest';
import { arrivals, timed } from '../../bench/drills/arrivals.mjs';
import { eventually } from '../setup/eventually';

afterEach(() => vi.useRealTimers());

test('visitors come at their own pace, whoever is still waiting', async () => {
  const waiting: (() => void)[] = [];
  const visit = (number: number) => new Promise<number>((resolve) => waiting.push(() => resolve(number)));
  const all = arrivals({ perSecond: 100, seconds: 0.2, visit });
  await eventually(() => expect(waiting).toHaveLength(20));
  for (const serve of waiting.toReversed()) serve();
  expect(await all).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

test('they stop coming when they are told to, and those who came are waited for', async () => {
  let came = 0;
  const visit = async () => ++came;
  expect(await arrivals({ perSecond: 1_000, seconds: 10, visit, goesOn: () => came < 3 })).toEqual([1, 2, 3]);
});

test('a request that fails is told as one without an answer', async () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(await timed({ address: '/' }, () => Promise.reject(refused))).toMatchObject({
    address: '/',
    status: 0,
    error: 'ECONNREFUSED',
  });
  expect(await timed({}, async () => ({ status: 503 }))).toMatchObject({ status: 503, error: '' });
});
