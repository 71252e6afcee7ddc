import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NativeIsland } from '@/components/native/native-island';
import { followNativeSide } from '@/lib/native-bridge/native-side';

const { appView } = vi.hoisted(() => ({ appView: vi.fn() }));
vi.mock('@/lib/channel/app-view', () => ({ appView }));
vi.mock('@/lib/native-bridge/native-side', () => ({ followNativeSide: vi.fn(() => () => undefined) }));

beforeEach(() => appView.mockReturnValue({ channel: 'ios', bridgeName: 'hotelApp' }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.mocked(followNativeSide).mockClear();
});

const say = (type: string, source: Window | null = window) =>
  window.dispatchEvent(
    new MessageEvent('message', { data: { source: 'native', type }, origin: location.origin, source }),
  );

const heard = () => vi.mocked(followNativeSide).mock.calls[0]?.[1]?.map(({ data }) => (data as { type: string }).type);

describe('what the native side says before its code is there', () => {
  test('is handled once the code has loaded, in its order', async () => {
    render(<NativeIsland />);
    say('loginCheck');
    say('resumed');
    await waitFor(() => expect(followNativeSide).toHaveBeenCalledTimes(1));
    expect(heard()).toEqual(['loginCheck', 'resumed']);
  });

  test('S27 of other windows is not kept, nor more than a native side would say', async () => {
    render(<NativeIsland />);
    say('loggedOut', null);
    for (let count = 0; count < 1_000; count += 1) say('resumed');
    await waitFor(() => expect(followNativeSide).toHaveBeenCalledTimes(1));
    expect(heard()).toEqual(Array(20).fill('resumed'));
  });
});

describe('iosAppCheck', () => {
  test.each([
    ['iOS', { channel: 'ios', bridgeName: 'hotelApp' }, 'Y'],
    ['Android', { channel: 'android', bridgeName: 'hotelApp' }, null],
    ['a browser', null, null],
  ])('of any page in %s', (_, view, stored) => {
    appView.mockReturnValue(view);
    render(<NativeIsland />);
    expect(localStorage.getItem('iosAppCheck')).toBe(stored);
  });
});
