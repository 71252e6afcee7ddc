import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contract } from '@/lib/hub/contract/contract';
import { loadForMember } from '@/lib/session/load-for-member';
import { sealSession } from '@/lib/session/session';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { memberSession } from './sample-session';

/** Next's cookies exist only while Next renders. */
const jar = new Map<string, string>();
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined) }),
}));

const balance = { balance: 0, tranches: [], asOf: '2026-11-01', expected: [] };
const hub = scriptedHubForFile();
beforeEach(async () => {
  hub.answer((_seen, response) => json(response, 200, { data: balance }));
  jar.set('session', await sealSession(memberSession()));
});

describe('what a member page loads on the server', () => {
  test('is there when the token is good', async () => {
    expect(await loadForMember(contract.pointBalance, { query: { lang: 'ko' } })).toEqual({
      state: 'ready',
      data: balance,
    });
    expect(hub.seen[0]?.headers.authorization).toBe('Bearer access.token');
  });

  test('is left to the browser when the token has expired; nothing is refreshed here', async () => {
    hub.answer((_seen, response) => json(response, 401, {}));
    expect(await loadForMember(contract.pointBalance, { query: { lang: 'ko' } })).toEqual({ state: 'renew' });
    expect(hub.seen.map(({ path }) => path)).toEqual(['/hub/membership/point?lang=ko']);
  });

  test('contains no data of a member who has to change a temporary password, and the hub is not asked', async () => {
    jar.set('session', await sealSession({ ...memberSession(), temporaryYn: 'Y' }));
    expect(await loadForMember(contract.pointBalance, { query: { lang: 'ko' } })).toEqual({ state: 'unavailable' });
    expect(hub.seen).toEqual([]);
  });

  test('is left to the browser when there is no session, and the hub is not asked', async () => {
    jar.clear();
    expect(await loadForMember(contract.pointBalance, { query: { lang: 'ko' } })).toEqual({ state: 'renew' });
    expect(hub.seen).toEqual([]);
  });

  test('is asked without a token for a guest where it is for anyone', async () => {
    jar.clear();
    hub.answer((_seen, response) => json(response, 200, { data: { availableYn: 'N' } }));
    expect(await loadForMember(contract.checkMembershipId, { query: { membershipId: 'a' } })).toEqual({
      state: 'ready',
      data: { availableYn: 'N' },
    });
    expect(hub.seen[0]?.headers.authorization).toBeUndefined();
  });

  test.each([
    [404, 'notFound'],
    [400, 'refused'],
    [503, 'unavailable'],
    [429, 'unavailable'],
  ])('says how it failed: %i is %s', async (status, state) => {
    hub.answer((_seen, response) => json(response, status, {}));
    expect(await loadForMember(contract.pointBalance, { query: { lang: 'ko' } })).toEqual({ state });
  });

  test('S18 a number in the address that cannot be one is not found', async () => {
    const load = loadForMember(contract.reservationDetail, {
      params: { reservationNo: '../x' },
      query: { lang: 'ko' },
    });
    expect(await load).toEqual({ state: 'notFound' });
    expect(hub.seen).toEqual([]);
  });
});
