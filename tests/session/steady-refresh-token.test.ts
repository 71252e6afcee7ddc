import { expect, test } from 'vitest';
import { refresher } from '@/lib/session/refresh';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { memberSession } from './sample-session';

const hub = scriptedHubForFile();

test('S31 a hub that gives a new access token and keeps the refresh token leads to no loop', async () => {
  let count = 0;
  hub.answer((_seen, response) => {
    count += 1;
    json(response, 200, { data: null }, { authorization: `access${count}`, refresh: 'steady' });
  });
  const session = memberSession({ accessToken: 'access0', refreshToken: 'steady' });
  const first = { accessToken: 'access1', refreshToken: 'steady' };
  expect(await refresher.refreshOnce(session)).toEqual({ kind: 'pair', tokens: first, asked: true });
  expect(await refresher.refreshOnce(session)).toEqual({ kind: 'pair', tokens: first, asked: false });
  expect(await refresher.latestTokens(session)).toEqual(first);
  // The new access token expires in its turn: that is another refresh, not the known one again.
  const second = { accessToken: 'access2', refreshToken: 'steady' };
  expect(await refresher.refreshOnce({ ...session, tokens: first })).toEqual({
    kind: 'pair',
    tokens: second,
    asked: true,
  });
  expect(await refresher.latestTokens(session)).toEqual(second);
  expect(hub.seen).toHaveLength(2);
});

test('S31 a hub that answers with the very pair that has expired: unknown, and no loop', async () => {
  hub.answer((_seen, response) =>
    json(response, 200, { data: null }, { authorization: 'unchanged', refresh: 'unchanged' }),
  );
  const tokens = { accessToken: 'unchanged', refreshToken: 'unchanged' };
  const session = memberSession(tokens);
  expect(await refresher.refreshOnce(session)).toMatchObject({ kind: 'trouble' });
  expect(await refresher.latestTokens(session)).toEqual(tokens);
});

test('S31 a hub that hands out a replaced pair again leads to no loop', async () => {
  const pairs = {
    there: { accessToken: 'there', refreshToken: 'kept' },
    back: { accessToken: 'back', refreshToken: 'kept' },
  };
  hub.answer((seen, response) => {
    const { accessToken } = JSON.parse(seen.body);
    const next = accessToken === 'there' ? pairs.back : pairs.there;
    json(response, 200, { data: null }, { authorization: next.accessToken, refresh: next.refreshToken });
  });
  const session = memberSession(pairs.there);
  expect(await refresher.refreshOnce(session)).toEqual({ kind: 'pair', tokens: pairs.back, asked: true });
  // The other node of the hub refuses that one too, and answers with the first.
  expect(await refresher.refreshOnce({ ...session, tokens: pairs.back })).toMatchObject({ kind: 'trouble' });
  expect(await refresher.latestTokens(session)).toEqual(pairs.back);
  expect(await refresher.refreshOnce(session)).toEqual({ kind: 'pair', tokens: pairs.back, asked: false });
});
