import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../setup/eventually';
import { beInside, nativeWrites, PageServer, pair, problem, setHint, storedTokens } from './app-page';

const { leavePage, reloadPage } = vi.hoisted(() => ({ leavePage: vi.fn(), reloadPage: vi.fn() }));
vi.mock('@/lib/navigation/leave-page', () => ({ leavePage, reloadPage }));

const native = pair('native');
const postMessage = vi.fn();
let server: PageServer;

beforeEach(() => {
  vi.resetModules();
  for (const spy of [leavePage, reloadPage, postMessage]) spy.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  setHint(false);
  window.history.replaceState(null, '', '/_app?check=login&returnTo=%2FmyPage');
  vi.stubGlobal('webkit', { messageHandlers: { HotelRewardsBridge: { postMessage } } });
  server = new PageServer();
  server.answers['/api/session/logout'] = () => {
    setHint(false);
    return Response.json({});
  };
});

async function open(checksLogin: boolean): Promise<void> {
  const { AppEntry } = await import('@/components/native/app-entry');
  // Loaded by the entry on demand; read here, so that no test waits for the first reading.
  await import('@/lib/native-bridge/app-entry');
  render(<AppEntry href="/myPage" checksLogin={checksLogin} sentence="여는 중" label="계속" />);
}
const left = () => ({ to: leavePage.mock.calls.flat(), reloaded: reloadPage.mock.calls.length });

describe('the entry of the apps', () => {
  test.each(['ios', 'android'] as const)('in %s goes on', async (channel) => {
    beInside(channel);
    await open(false);
    await eventually(() => expect(left()).toEqual({ to: ['/myPage'], reloaded: 0 }));
    expect(server.seen).toEqual([]);
  });

  test('S25 goes on only when the native side’s pair is the session’s, and without a load in between', async () => {
    beInside('ios');
    nativeWrites(native);
    server.answers['/api/session/sync'] = () => {
      expect(leavePage).not.toHaveBeenCalled();
      setHint(true);
      return Response.json({ state: 'replaced', sameMember: false, membershipUserInfo: {}, mirror: native });
    };
    await open(false);
    await eventually(() => expect(left()).toEqual({ to: ['/myPage'], reloaded: 0 }));
    expect(storedTokens()).toEqual(Object.values(native));
  });

  test('in a browser goes on at once, and a link cannot log its visitor out', async () => {
    beInside('browser');
    setHint(true);
    localStorage.setItem('membershipUserStorage', '{}');
    await open(true);
    expect(left()).toEqual({ to: ['/myPage'], reloaded: 0 });
    expect([server.seen.length, localStorage.length]).toEqual([0, 1]);
  });
});

describe('the app-side login check', () => {
  async function check(): Promise<() => Promise<void>> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await act(() => open(true));
    return async () => {
      for (let turn = 0; turn < 200 && vi.getTimerCount() === 0; turn += 1) await act(() => Promise.resolve());
    };
  }

  test.each(['ios', 'android'] as const)(
    'in %s clears everything, notifies iOS alone, reloads after 100 ms',
    async (channel) => {
      beInside(channel);
      const android = vi.fn();
      vi.stubGlobal('HotelRewardsBridge', { logOut: android });
      if (channel === 'android') Reflect.deleteProperty(globalThis, 'webkit');
      setHint(true);
      nativeWrites(native);
      localStorage.setItem('membershipId', 'sample.member');
      localStorage.setItem('membershipUserStorage', '{}');
      localStorage.setItem('localStorageLanguage', 'jp');
      sessionStorage.setItem('owned:booking', '{}');
      try {
        const settled = await check();
        await settled();
        expect(server.paths()).toEqual(['logout']);
        expect(Object.keys({ ...localStorage })).toEqual(['localStorageLanguage']);
        expect([sessionStorage.length, document.cookie]).toEqual([0, '']);
        expect(postMessage.mock.calls).toEqual(channel === 'ios' ? [[{ type: 'logOut' }]] : []);
        expect(android).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(99);
        expect(left()).toEqual({ to: [], reloaded: 0 });
        await vi.advanceTimersByTimeAsync(1);
        expect(left()).toEqual({ to: [], reloaded: 1 });
        // The reload comes back without the check, and goes on.
        expect(window.location.search).toBe('?returnTo=%2FmyPage');
      } finally {
        vi.useRealTimers();
      }
    },
  );

  test('whose logout does not reach the server reloads all the same, and logs out then', async () => {
    beInside('ios');
    setHint(true);
    const hears = server.answers['/api/session/logout'];
    server.answers['/api/session/logout'] = () => problem('unreachable', 503);
    try {
      const settled = await check();
      await settled();
      await vi.advanceTimersByTimeAsync(100);
      expect(left().reloaded).toBe(1);
      expect(postMessage).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
    Object.assign(server.answers, { '/api/session/logout': hears });
    vi.resetModules();
    const { syncTokens } = await import('@/lib/bff/token-sync');
    void syncTokens();
    await eventually(() => expect(server.paths()).toEqual(['logout', 'logout']));
    await eventually(() => expect(left().reloaded).toBe(2));
  });
});

test('S26 the island of every page loads no part of the apps in a browser', async () => {
  const followNativeSide = vi.fn(() => () => undefined);
  vi.doMock('@/lib/native-bridge/native-side', () => ({ followNativeSide }));
  const { NativeIsland } = await import('@/components/native/native-island');
  beInside('browser');
  render(<NativeIsland />).unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(followNativeSide).not.toHaveBeenCalled();
  beInside('android');
  render(<NativeIsland />);
  const view = { channel: 'android', bridgeName: 'HotelRewardsBridge' };
  await eventually(() => expect(followNativeSide).toHaveBeenCalledExactlyOnceWith(view, []));
});
