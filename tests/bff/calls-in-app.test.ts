// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storePair } from '@/lib/browser-storage/mirrored-pair';
import { beInside, nativeWrites, PageServer, pair, problem, setHint, storedTokens } from '../native-bridge/app-page';
import { eventually } from '../setup/eventually';

const { reloadPage } = vi.hoisted(() => ({ reloadPage: vi.fn() }));
vi.mock('@/lib/navigation/leave-page', () => ({ leavePage: vi.fn(), reloadPage }));

const own = pair('own');
const native = pair('native');
let server: PageServer;
let client: typeof import('@/lib/bff/bff-client');
const expired = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  reloadPage.mockReset();
  expired.mockReset();
  localStorage.clear();
  setHint(true);
  beInside('android');
  storePair(own);
  localStorage.setItem('membershipUserStorage', '{}');
  server = new PageServer();
  server.answers['/api/session/tokens'] = () => Response.json(own);
  server.answers['/api/hub/point'] = () => Response.json({ balance: 1 });
  server.answers['/api/session/sync'] = () => Response.json({ state: 'same', mirror: native });
  client = await import('@/lib/bff/bff-client');
  window.addEventListener('session-expired', expired);
  return () => window.removeEventListener('session-expired', expired);
});

const renewed = (body: object, init: ResponseInit = {}) =>
  Response.json(body, { ...init, headers: { 'x-session-renewed': '1' } });

describe('a call of a page inside an app', () => {
  test('that renewed the pair: the new one is mirrored', async () => {
    const next = pair('next');
    server.answers['/api/hub/point'] = () => renewed({ balance: 1 });
    server.answers['/api/session/tokens'] = () => Response.json(next);
    expect(await client.bffGet('/api/hub/point')).toEqual({ balance: 1 });
    await eventually(() => expect(storedTokens()).toEqual(Object.values(next)));
    expect(server.paths()).toEqual(['/api/hub/point', 'tokens']);
  });

  test('that was refused and renewed the pair: mirrored all the same', async () => {
    const next = pair('next');
    server.answers['/api/hub/point'] = () => {
      const answer = problem('not_found', 404);
      answer.headers.set('x-session-renewed', '1');
      return answer;
    };
    server.answers['/api/session/tokens'] = () => Response.json(next);
    await expect(client.bffGet('/api/hub/point')).rejects.toMatchObject({ code: 'not_found' });
    await eventually(() => expect(storedTokens()).toEqual(Object.values(next)));
  });

  test('of the sync itself that renewed the pair: the newest is mirrored in the end', async () => {
    localStorage.clear();
    const [first, second] = [pair('first'), pair('second')];
    let mirror = first;
    server.answers['/api/session/tokens'] = () => Response.json(mirror);
    server.answers['/api/hub/membership/member/profile'] = () => {
      mirror = second;
      return renewed({ data: { membershipId: 'sample.member' } });
    };
    await client.bffGet('/api/hub/point');
    const { syncTokens } = await import('@/lib/bff/token-sync');
    await syncTokens();
    await eventually(() => expect(storedTokens()).toEqual(Object.values(second)));
  });

  test('S25 waits until the native side’s pair is the session’s: the old one may be used up', async () => {
    nativeWrites(native);
    await client.bffGet('/api/hub/point');
    expect(server.paths()).toEqual(['sync', '/api/hub/point']);
    await client.bffGet('/api/hub/point');
    expect(server.paths()).toEqual(['sync', '/api/hub/point', '/api/hub/point']);
  });

  test('is not sent by a page whose member has been replaced', async () => {
    nativeWrites(native);
    server.answers['/api/session/sync'] = () =>
      Response.json({ state: 'replaced', sameMember: false, membershipUserInfo: {}, mirror: native });
    void client.bffGet('/api/hub/point');
    await eventually(() => expect(reloadPage).toHaveBeenCalledOnce());
    expect(server.paths()).toEqual(['sync']);
  });

  test.each(['session_expired', 'login_required'])(
    '%s, while the native side logs in again: no alert',
    async (code) => {
      server.answers['/api/hub/point'] = () => {
        nativeWrites(native);
        return problem(code, 401);
      };
      await expect(client.bffGet('/api/hub/point')).rejects.toMatchObject({ code: 'try_again', status: 503 });
      expect(expired).not.toHaveBeenCalled();
      expect(storedTokens()).toEqual(Object.values(native));
    },
  );

  test('session_expired, and what the native side wrote is invalid too: the alert comes', async () => {
    server.answers['/api/hub/point'] = () => {
      setHint(false);
      nativeWrites(native);
      return problem('session_expired', 401);
    };
    server.answers['/api/session/sync'] = () => problem('unauthorized', 401);
    await expect(client.bffGet('/api/hub/point')).rejects.toMatchObject({ code: 'session_expired' });
    expect(expired).toHaveBeenCalledOnce();
  });

  test('the calls of the sync itself are no expiry', async () => {
    server.answers['/api/session/tokens'] = () => problem('login_required', 401);
    server.answers['/api/session/sync'] = () => problem('unauthorized', 401);
    const { syncTokens } = await import('@/lib/bff/token-sync');
    await syncTokens();
    expect(expired).not.toHaveBeenCalled();
    expect(storedTokens()).toEqual([null, null]);
  });
});

test('S26 in a browser nothing is synced or mirrored, whatever stands in the storage or in an answer', async () => {
  beInside('browser');
  nativeWrites(native);
  server.answers['/api/hub/point'] = () => renewed({ balance: 1 });
  await client.bffGet('/api/hub/point');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.paths()).toEqual(['/api/hub/point']);
});
