import { describe, expect, test } from 'vitest';
import { firstAnswer } from '@/lib/my-page/first-answer';
import type { Load as AnyLoad } from '@/lib/request/load';

type Load = Promise<AnyLoad<unknown>>;
const ready: Load = Promise.resolve({ state: 'ready', data: 1 });
const expired: Load = Promise.resolve({ state: 'renew' });
const failed: Load = Promise.resolve({ state: 'unavailable' });
const missing: Load = Promise.resolve({ state: 'notFound' });
const hanging: Load = new Promise(() => undefined);

describe('what a page of several calls is answered with', () => {
  test.each([
    ['one that answers beside one that hangs', [hanging, ready], 'ready'],
    ['one that answers beside one that failed', [failed, ready], 'ready'],
    ['an expired token beside calls that hang', [hanging, expired, hanging], 'renew'],
    ['nothing but failures', [failed, failed], 'unavailable'],
    ['a failure and an answer that there is nothing', [failed, missing], 'unavailable'],
  ])('%s', async (_, loads, answer) => {
    expect(await firstAnswer(loads)).toBe(answer);
  });

  test('a fault of the product is thrown, not taken for a hub that fails', async () => {
    const fault = new Error('query does not fit');
    const broken: Load = Promise.reject(fault);
    await expect(firstAnswer([failed, broken])).rejects.toBe(fault);
  });
});
