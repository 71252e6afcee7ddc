// @vitest-environment jsdom
// Long, because every state of storage, cookie and server that a page inside an app may meet stands in one place.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { membershipUserInfo } from '@/lib/hub/contract/auth';
import { beInside, nativeWrites, PageServer, pair, problem, setHint, storedTokens } from '../native-bridge/app-page';
import { eventually } from '../setup/eventually';

const { leavePage, reloadPage, told } = vi.hoisted(() => ({ leavePage: vi.fn(), reloadPage: vi.fn(), told: vi.fn() }));
// jsdom cannot load a page; that it is asked for is what counts.
vi.mock('@/lib/navigation/leave-page', () => ({ leavePage, reloadPage }));
vi.mock('@/lib/bff/session-events', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/lib/bff/session-events')>()),
  notifyOtherTabs: told,
}));

const own = pair('own');
const native = pair('native');
const latest = pair('latest');
const member = membershipUserInfo.parse({ membershipId: 'sample.member', membershipNo: '1000000001' });
const other = membershipUserInfo.parse({ membershipId: 'another.member', membershipNo: '1000000002' });

type Sync = typeof import('@/lib/bff/token-sync');
let sync: Sync;
let server: PageServer;

/** A page of a member whose pair the web side has mirrored. */
async function memberPage(): Promise<void> {
  const { storePair } = await import('@/lib/browser-storage/mirrored-pair');
  const { storeMember } = await import('@/lib/browser-storage/mirrored-member');
  setHint(true);
  storePair(own);
  storeMember(member);
}
const replaced = (info = other, sameMember = false, mirror = native) => {
  return () => {
    setHint(true);
    return Response.json({ state: 'replaced', sameMember, membershipUserInfo: info, mirror });
  };
};
/** Runs until nothing is under way; a page that is being left never says so itself. */
async function settle(run: Promise<unknown>): Promise<void> {
  let over = false;
  const done = run.finally(() => {
    over = true;
  });
  done.catch(() => undefined);
  await eventually(() => expect(over || reloadPage.mock.calls.length + leavePage.mock.calls.length > 0).toBe(true));
  if (over) await done;
}

beforeEach(async () => {
  vi.resetModules();
  for (const spy of [leavePage, reloadPage, told]) spy.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  setHint(false);
  beInside('ios');
  server = new PageServer();
  server.answers['/api/session/tokens'] = () => Response.json(own);
  server.answers['/api/session/logout'] = () => {
    setHint(false);
    return Response.json({});
  };
  sync = await import('@/lib/bff/token-sync');
});

describe('S25 a pair that the native side has put into the page', () => {
  test('of another member: the former’s data is gone before the new is there; tabs are notified, the page is reloaded', async () => {
    await memberPage();
    sessionStorage.setItem('owned:booking', JSON.stringify({ owner: '1000000001' }));
    sessionStorage.setItem('vocId', '7');
    nativeWrites(native);
    const order: string[] = [];
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      order.push(`${key}: former ${localStorage.getItem('membershipUserStorage')?.includes('1000000001') === true}`);
      setItem.mockRestore();
      this.setItem(key, value);
    });
    server.answers['/api/session/sync'] = replaced();
    told.mockImplementation(() => order.push('told'));
    reloadPage.mockImplementation(() => order.push('reload'));
    await settle(sync.syncTokens());
    expect(server.seen).toEqual([{ path: '/api/session/sync', body: native }]);
    expect(order).toEqual(['membershipUserStorage: former false', 'told', 'reload']);
    expect(told.mock.calls).toEqual([['loggedIn']]);
    expect(sessionStorage.length).toBe(0);
    expect(localStorage.getItem('membershipId')).toBe('another.member');
    expect(JSON.parse(localStorage.getItem('membershipUserStorage') ?? '')).toEqual(other);
    expect(storedTokens()).toEqual(Object.values(native));
  });

  test('of the same member: the page and what was typed stay', async () => {
    await memberPage();
    sessionStorage.setItem('owned:booking', JSON.stringify({ owner: '1000000001' }));
    nativeWrites(native);
    server.answers['/api/session/sync'] = replaced(member, true);
    await settle(sync.syncTokens());
    expect(reloadPage).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('owned:booking')).not.toBeNull();
    expect(storedTokens()).toEqual(Object.values(native));
  });

  test('that the session had already: only the latest is written', async () => {
    await memberPage();
    nativeWrites(native);
    server.answers['/api/session/sync'] = () => Response.json({ state: 'same', mirror: latest });
    await settle(sync.syncTokens());
    expect(storedTokens()).toEqual(Object.values(latest));
    expect([told, reloadPage].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
  });

  test.each([
    ['unauthorized', 401],
    ['invalid_input', 400],
  ])('that is invalid (%s): the session stays and puts its own back', async (code, status) => {
    await memberPage();
    nativeWrites(native);
    server.answers['/api/session/sync'] = () => problem(code, status);
    await settle(sync.syncTokens());
    expect(server.paths()).toEqual(['sync', 'tokens']);
    expect(storedTokens()).toEqual(Object.values(own));
    expect(localStorage.getItem('membershipId')).toBe('sample.member');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test('that is invalid while no member is logged in: removed, and no member is logged in', async () => {
    nativeWrites(native);
    server.answers['/api/session/sync'] = () => problem('unauthorized', 401);
    await settle(sync.syncTokens());
    expect(server.paths()).toEqual(['sync']);
    expect(localStorage.length).toBe(0);
  });

  test.each([
    ['unreachable', 503],
    ['try_again', 503],
    ['rate_limited', 429],
  ])('while the server answers %s: nothing changes, and it is asked again by itself', async (code, status) => {
    await memberPage();
    nativeWrites(native);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      server.answers['/api/session/sync'] = () => problem(code, status, { retryAfterSeconds: 7 });
      await sync.syncTokens();
      expect(storedTokens()).toEqual(Object.values(native));
      expect(localStorage.getItem('membershipId')).toBe('sample.member');
      await sync.tokensSettled();
      await vi.advanceTimersByTimeAsync(6_900);
      expect(server.paths()).toEqual(['sync']);
      server.answers['/api/session/sync'] = replaced();
      await vi.advanceTimersByTimeAsync(200);
      expect(server.paths()).toEqual(['sync', 'sync']);
      expect(localStorage.getItem('membershipId')).toBe('another.member');
    } finally {
      vi.useRealTimers();
    }
  });

  test('S31 in a web view that keeps no cookies: no reload, which would find the same and never end', async () => {
    nativeWrites(native);
    server.answers['/api/session/sync'] = () =>
      Response.json({ state: 'replaced', sameMember: false, membershipUserInfo: other, mirror: native });
    await settle(sync.syncTokens());
    await settle(sync.syncTokens());
    expect([server.paths(), reloadPage.mock.calls.length]).toEqual([['sync'], 0]);
    expect(storedTokens()).toEqual(Object.values(native));
  });

  test('that does not fit into a cookie: left to the native side, and not asked for again', async () => {
    nativeWrites(native);
    server.answers['/api/session/sync'] = () => problem('payload_too_large', 413);
    await settle(sync.syncTokens());
    await settle(sync.syncTokens());
    await sync.tokensSettled();
    expect(server.paths()).toEqual(['sync']);
    expect(storedTokens()).toEqual(Object.values(native));
  });

  test('twice in a row: one at a time, and the latest wins', async () => {
    await memberPage();
    nativeWrites(native);
    const latest = pair('latest');
    let underWay = 0;
    server.answers['/api/session/sync'] = async (body) => {
      underWay += 1;
      expect(underWay).toBe(1);
      if ((body as typeof native).refreshToken === native.refreshToken) nativeWrites(latest);
      await Promise.resolve();
      underWay -= 1;
      return replaced(other, false, body as typeof native)();
    };
    await settle(Promise.all([sync.syncTokens(), sync.syncTokens()]));
    expect(server.seen.map(({ body }) => body)).toEqual([native, latest]);
    expect(storedTokens()).toEqual(Object.values(latest));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  test('half of it only: waits for the other half', async () => {
    await memberPage();
    localStorage.removeItem('refreshToken');
    nativeWrites({ accessToken: native.accessToken });
    server.answers['/api/session/sync'] = replaced();
    const run = sync.syncTokens();
    nativeWrites({ refreshToken: native.refreshToken });
    await settle(run);
    expect(server.seen).toEqual([{ path: '/api/session/sync', body: native }]);
  });

  test.each(['accessToken', 'refreshToken'] as const)('the %s of it first: waits for the other', async (first) => {
    await memberPage();
    nativeWrites({ [first]: native[first] });
    server.answers['/api/session/sync'] = replaced();
    const run = sync.syncTokens();
    // Longer than a server needs to answer, and than what the page waits between two readings.
    setTimeout(() => nativeWrites(native), 200);
    await settle(run);
    expect(server.seen).toEqual([{ path: '/api/session/sync', body: native }]);
    expect(storedTokens()).toEqual(Object.values(native));
  });

  test('halves of two pairs that stay: the server decides, and the session’s own is put back', async () => {
    await memberPage();
    nativeWrites({ refreshToken: native.refreshToken });
    server.answers['/api/session/sync'] = () => problem('unauthorized', 401);
    await sync.syncTokens();
    expect(server.seen[0]).toEqual({
      path: '/api/session/sync',
      body: { ...own, refreshToken: native.refreshToken },
    });
    expect(storedTokens()).toEqual(Object.values(own));
  });

  test('without a cookie, even one that we wrote ourselves: the server is asked whose it is', async () => {
    await memberPage();
    setHint(false);
    server.answers['/api/session/sync'] = replaced(member, false, own);
    await settle(sync.syncTokens());
    expect(server.seen).toEqual([{ path: '/api/session/sync', body: own }]);
    expect(storedTokens()).toEqual(Object.values(own));
    expect(reloadPage).toHaveBeenCalledOnce();
  });
});

describe('a renewed pair', () => {
  test('is put where the native side reads it', async () => {
    await memberPage();
    server.answers['/api/session/tokens'] = () => Response.json(latest);
    await settle(sync.syncTokens());
    expect(storedTokens()).toEqual(Object.values(latest));
    expect(server.paths()).toEqual(['tokens']);
  });

  test('S25 never covers one that the native side has written meanwhile: that one is synced', async () => {
    await memberPage();
    server.answers['/api/session/tokens'] = () => {
      nativeWrites(native);
      return Response.json(latest);
    };
    server.answers['/api/session/sync'] = replaced();
    await settle(sync.syncTokens());
    expect(server.paths()).toEqual(['tokens', 'sync']);
    expect(storedTokens()).toEqual(Object.values(native));
  });

  test('comes back after a logout of this page: it is not written', async () => {
    await memberPage();
    server.answers['/api/session/tokens'] = async () => {
      const { forgetStoredMember } = await import('@/lib/browser-storage/stored-member');
      setHint(false);
      forgetStoredMember('logOut');
      return Response.json(latest);
    };
    await settle(sync.syncTokens());
    expect(storedTokens()).toEqual([null, null]);
  });

  test('S26 of a session that was born in a browser there is none, and nothing is written', async () => {
    setHint(true);
    server.answers['/api/session/tokens'] = () => problem('not_found', 404);
    await settle(sync.syncTokens());
    expect(storedTokens()).toEqual([null, null]);
  });
});

describe('a storage without tokens', () => {
  test('but with the member in it: the native side has logged out, and so does the page', async () => {
    await memberPage();
    for (const key of ['accessToken', 'refreshToken']) localStorage.removeItem(key);
    await settle(sync.syncTokens());
    expect(server.paths()).toEqual(['logout']);
    expect(told.mock.calls).toEqual([['loggedOut']]);
    expect(localStorage.length).toBe(0);
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  test('and without the member: it was lost, and the pair is mirrored again', async () => {
    await memberPage();
    localStorage.clear();
    server.answers['/api/hub/membership/member/profile'] = () =>
      Response.json({ data: { ...member, birthDate: null } });
    await settle(sync.syncTokens());
    expect(storedTokens()).toEqual(Object.values(own));
    expect(JSON.parse(localStorage.getItem('membershipUserStorage') ?? '')).toEqual(member);
    expect(localStorage.getItem('membershipId')).toBe('sample.member');
    // And a later logout of the native side is no loss.
    for (const key of ['accessToken', 'refreshToken']) localStorage.removeItem(key);
    await settle(sync.syncTokens());
    expect(server.paths()).toEqual(['tokens', '/api/hub/membership/member/profile', 'logout']);
  });

  test('a logout that did not reach the server is sent again, after a reload too', async () => {
    await memberPage();
    const hears = server.answers['/api/session/logout'];
    server.answers['/api/session/logout'] = () => problem('unreachable', 503);
    await sync.logOutWithNativeSide();
    expect(storedTokens()).toEqual([null, null]);
    vi.resetModules();
    Object.assign(server.answers, { '/api/session/logout': hears });
    const next: Sync = await import('@/lib/bff/token-sync');
    await settle(next.syncTokens());
    expect(server.paths()).toEqual(['logout', 'logout']);
    expect(localStorage.length).toBe(0);
  });
});

test('the word that the native side has logged out does not touch its next member', async () => {
  await memberPage();
  nativeWrites(native);
  server.answers['/api/session/sync'] = replaced();
  await settle(sync.logOutWithNativeSide());
  expect(server.paths()).toEqual(['sync']);
  expect(storedTokens()).toEqual(Object.values(native));
});

test('without storage the page goes its way', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await settle(sync.syncTokens());
  expect(server.seen).toEqual([]);
});
