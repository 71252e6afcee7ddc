// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appView } from '@/lib/channel/app-view';
import { inboundMessageOf } from '@/lib/native-bridge/inbound-message';
import { followNativeSide } from '@/lib/native-bridge/native-side';
import { beInside } from './app-page';

const { sync, check } = vi.hoisted(() => ({
  sync: { syncTokens: vi.fn(), logOutWithNativeSide: vi.fn() },
  check: { runLoginCheck: vi.fn() },
}));
vi.mock('@/lib/bff/token-sync', () => sync);
vi.mock('@/lib/native-bridge/login-check', () => check);

const view = { channel: 'ios', bridgeName: 'HotelRewardsBridge' } as const;
const types = ['tokensReplaced', 'loggedOut', 'loginCheck', 'resumed'] as const;
const calls = () => ({
  synced: sync.syncTokens.mock.calls.length,
  loggedOut: sync.logOutWithNativeSide.mock.calls.length,
  checked: check.runLoginCheck.mock.calls.length,
});
const nothing = { synced: 0, loggedOut: 0, checked: 0 };

let stop: () => void;
beforeEach(() => {
  for (const spy of [...Object.values(sync), ...Object.values(check)]) spy.mockReset().mockResolvedValue(undefined);
  stop = followNativeSide(view);
  sync.syncTokens.mockClear();
});
afterEach(() => stop());

function post(data: unknown, from: { source?: MessageEventSource | null; origin?: string } = {}): void {
  window.dispatchEvent(new MessageEvent('message', { source: window, origin: window.location.origin, data, ...from }));
}

describe('S27 the native side’s messages', () => {
  test.each([
    ['tokensReplaced', { ...nothing, synced: 1 }],
    ['resumed', { ...nothing, synced: 1 }],
    ['loggedOut', { ...nothing, loggedOut: 1 }],
    ['loginCheck', { ...nothing, checked: 1 }],
  ])('S27 %s is heard from the page itself', (type, expected) => {
    post({ source: 'native', type });
    expect(calls()).toEqual(expected);
  });

  test.each(types)('S27 %s of a frame, another window, another origin or no source is ignored', (type) => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const message = { source: 'native', type };
    post(message, { source: frame.contentWindow });
    post(message, { source: null });
    post(message, { source: new MessageChannel().port1 });
    for (const origin of ['https://evil.example', 'null', '', `${window.location.origin}.evil.example`]) {
      post(message, { origin });
    }
    frame.remove();
    expect(calls()).toEqual(nothing);
  });

  test('S27 whatever else is posted is ignored, and nothing breaks', () => {
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true });
    const nearly = fc.record(
      {
        source: fc.oneof(fc.constantFrom('native', 'Native', ['native'], { native: 1 }), anything),
        type: fc.oneof(
          fc.constantFrom(...types.map((type) => ` ${type}`), ...types.map((type) => [type]), 'constructor'),
          anything,
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(anything, nearly, fc.json()), (data) => {
        const isMessage =
          typeof data === 'object' &&
          data !== null &&
          (data as { source?: unknown }).source === 'native' &&
          types.some((type) => type === (data as { type?: unknown }).type);
        fc.pre(!isMessage);
        expect(inboundMessageOf({ source: window, origin: window.location.origin, data })).toBeNull();
        post(data);
        expect(calls()).toEqual(nothing);
      }),
      { numRuns: 1_000 },
    );
  });

  test('S27 inherited fields are none', () => {
    post(Object.create({ source: 'native', type: 'loginCheck' }));
    expect(calls()).toEqual(nothing);
  });

  test('S27 no message is handled after the page has stopped listening', () => {
    stop();
    post({ source: 'native', type: 'loginCheck' });
    expect(calls()).toEqual(nothing);
  });
});

describe('a page inside an app looks at the tokens', () => {
  test('when it begins', () => {
    const end = followNativeSide(view);
    expect(calls()).toEqual({ ...nothing, synced: 1 });
    end();
  });

  test.each<[string, () => void, number]>([
    [
      'comes back out of the back/forward cache',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      1,
    ],
    ['is shown for the first time', () => window.dispatchEvent(new PageTransitionEvent('pageshow')), 0],
    ['becomes visible', () => document.dispatchEvent(new Event('visibilitychange')), 1],
    [
      'another web view writes a token',
      () => window.dispatchEvent(new StorageEvent('storage', { key: 'refreshToken' })),
      1,
    ],
    ['another web view clears the storage', () => window.dispatchEvent(new StorageEvent('storage', { key: null })), 1],
    [
      'another web view writes something else',
      () => window.dispatchEvent(new StorageEvent('storage', { key: 'x' })),
      0,
    ],
  ])('when it %s', (_when, happen, times) => {
    happen();
    expect(calls()).toEqual({ ...nothing, synced: times });
  });

  test('not when it is hidden', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(calls()).toEqual(nothing);
  });
});

describe('the app around a page', () => {
  test.each(['ios', 'android'] as const)('is known by the marker of %s', (channel) => {
    beInside(channel);
    expect(appView()).toEqual({ channel, bridgeName: 'HotelRewardsBridge' });
  });

  test('is none in a browser, nor where the server has not named the markers', () => {
    beInside('browser');
    expect(appView()).toBeNull();
    beInside('ios');
    document.head.innerHTML = '';
    expect(appView()).toBeNull();
  });
});
