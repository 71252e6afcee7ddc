import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NativeIsland } from '@/components/native/native-island';
import { followNativeSide } from '@/lib/native-bridge/native-side';

vi.mock('@/lib/native-bridge/app-view', () => ({ appView: () => ({ channel: 'ios', bridgeName: 'hotelApp' }) }));
vi.mock('@/lib/native-bridge/native-side', () => ({ followNativeSide: vi.fn(() => () => undefined) }));

afterEach(() => {
  cleanup();
  vi.mocked(followNativeSide).mockClear();
});

const say = (type: string, source: Window | null = window) =>
  window.dispatchEvent(
    new MessageEvent('message', { data: { source: 'native', type }, origin: location.origin, source }),
  );

const heard = () => vi.mocked(followNativeSide).mock.calls[0]?.[1]?.map(({ data }) => (data as { type: string }).type);

describe('what the native side says before its code is there', () => {
  test('is heard once it is, in its order', async () => {
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
