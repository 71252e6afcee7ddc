import { expect, test } from 'vitest';
import { endedHere } from '@/lib/session/ended-sessions';
import { refresher } from '@/lib/session/refresh';
import { revokeAtHub } from '@/lib/session/revoke-at-hub';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { eventually } from '../setup/eventually';
import { memberSession } from './sample-session';

const hub = scriptedHubForFile();

const revoked = () =>
  hub.seen.filter(({ path }) => path === '/hub/auth/logout').map(({ body }) => JSON.parse(body).refreshToken);

test('S07 a slow refresh holds the logout for two seconds only, and its pair is revoked behind the answer', async () => {
  const { promise: refreshed, resolve: letGo } = Promise.withResolvers<void>();
  hub.answer(async (seen, response) => {
    if (seen.path === '/hub/auth/logout') return json(response, 200, { data: null });
    await refreshed;
    json(response, 200, { data: null }, { authorization: 'late-access', refresh: 'late-refresh' });
  });
  const session = memberSession({ accessToken: 'access', refreshToken: 'slow' });
  const refresh = refresher.refreshOnce(session);
  endedHere.mark(session);
  // Waits no longer than its patience: the refresh is let go only below.
  await revokeAtHub(session);
  expect(revoked()).toEqual([]);
  letGo();
  expect(await refresh).toEqual({ kind: 'refused' });
  await eventually(() => expect(revoked()).toEqual(['late-refresh']));
});

test('S07 a hub that fails is no error of the logout', async () => {
  hub.answer((_seen, response) => response.destroy());
  await expect(revokeAtHub(memberSession())).resolves.toBeUndefined();
});
