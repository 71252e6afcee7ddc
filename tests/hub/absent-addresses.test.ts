import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetAbsentAddresses, unlessAbsent } from '@/lib/hub/absent-addresses';
import { HubError } from '@/lib/hub/hub-error';
import { loadHotelDetail } from '@/lib/hub/load-hotels';
import { loadRestaurant } from '@/lib/hub/load-restaurants';
import { useEnvironment } from '../env/environment';
import { json, type ScriptedHub, startScriptedHub } from './scripted-hub';

beforeEach(() => {
  forgetAbsentAddresses();
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  // The cache takes an entry of the moment 0 for one without an age.
  vi.advanceTimersByTime(1_000);
});
afterEach(() => {
  vi.useRealTimers();
});

const nothing = () => vi.fn(async () => null as string | null);

describe('an address at which nothing stands', () => {
  test('costs one look in a minute, and what has come meanwhile is found after it', async () => {
    const load = nothing();
    for (let count = 0; count < 50; count += 1) expect(await unlessAbsent(['hotel', 'a'], load)).toBeNull();
    expect(load).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(59_000);
    load.mockResolvedValue('a house');
    expect(await unlessAbsent(['hotel', 'a'], load)).toBeNull();
    vi.advanceTimersByTime(2_000);
    expect(await unlessAbsent(['hotel', 'a'], load)).toBe('a house');
  });

  test('is asked again once the hub says that something has changed, also where it was just being asked', async () => {
    await unlessAbsent(['hotel', 'en', 'a'], nothing());
    forgetAbsentAddresses();
    expect(await unlessAbsent(['hotel', 'en', 'a'], async () => 'a house')).toBe('a house');
    await unlessAbsent(['hotel', 'en', 'b'], async () => {
      forgetAbsentAddresses();
      return null;
    });
    expect(await unlessAbsent(['hotel', 'en', 'b'], async () => 'a house')).toBe('a house');
  });

  test('is distinguished from every other: kind, place and page', async () => {
    await unlessAbsent(['hotels', 'location', 'seoul', 2], nothing());
    for (const other of [
      ['hotels', 'location', 'seoul', 1],
      ['hotels', 'location', 'busan', 2],
      ['restaurants', 'location', 'seoul', 2],
      ['hotels', 'locationseoul', undefined, 2],
    ]) {
      expect(await unlessAbsent(other, async () => 'there')).toBe('there');
    }
  });

  test('is what the hub says, not what it does not say: a failure is asked again', async () => {
    const load = vi
      .fn<() => Promise<string | null>>()
      .mockRejectedValueOnce(new HubError('unreachable', { endpoint: 'x' }));
    load.mockResolvedValueOnce('there');
    await expect(unlessAbsent(['hotel', 'b'], load)).rejects.toThrow(HubError);
    expect(await unlessAbsent(['hotel', 'b'], load)).toBe('there');
  });

  test('what is there is never kept here', async () => {
    const load = vi.fn(async () => 'there');
    await unlessAbsent(['hotel', 'c'], load);
    await unlessAbsent(['hotel', 'c'], load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a thousand are remembered; more push out the oldest', async () => {
    for (let number = 0; number <= 1_000; number += 1) await unlessAbsent(['hotel', number], nothing());
    const [oldest, newest] = [nothing(), nothing()];
    await unlessAbsent(['hotel', 1_000], newest);
    await unlessAbsent(['hotel', 0], oldest);
    expect([newest.mock.calls.length, oldest.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('at the hub', () => {
  let hub: ScriptedHub;
  beforeEach(async () => {
    vi.useRealTimers();
    hub = await startScriptedHub();
    useEnvironment({ PLAIN_API_BASE: hub.origin });
  });
  afterEach(() => hub.stop());

  test.each([
    ['hotel', loadHotelDetail],
    ['restaurant', loadRestaurant],
  ])('an invented %s is asked for once in each language: the hub may know it in another', async (kind, load) => {
    hub.answer((_seen, response) => json(response, 404, { code: 'NOT_FOUND' }));
    for (const language of ['ko', 'en', 'ko', 'en'] as const) expect(await load(`no-${kind}`, language)).toBeNull();
    expect(hub.seen).toHaveLength(2);
    await load(`no-other-${kind}`, 'ko');
    expect(hub.seen).toHaveLength(3);
  });
});
