import { describe, expect, test } from 'vitest';
import { GET as chat } from '@/app/api/session/chat/route';
import { memberHash } from '@/lib/chat/member-hash';
import { useEnvironment } from '../env/environment';
import { sameOriginRequest } from './same-origin-request';
import { loggedIn, profile, startSampleHub } from './sample-hub';

// As the chat's makers publish them, developers.channel.io, "Member Hash".
const published = {
  memberId: 'lucas',
  secret: '4629de5def93d6a2abea6afa9bd5476d9c6cbc04223f9a2f7e517b535dde3e25',
  hash: '99427c7bba36a6902c5fd6383f2fb0214d19b81023296b4bd6b9e024836afea2',
};

const { hub } = startSampleHub();
const configure = (CHAT_MEMBER_SECRET: string | undefined) =>
  useEnvironment({
    HUB_API_BASE: `${hub.origin}/hub`,
    PLAIN_API_BASE: `${hub.origin}/api`,
    CHAT_MEMBER_SECRET,
  });
const ask = (cookie?: string, headers?: Record<string, string | undefined>) =>
  chat(sameOriginRequest('/api/session/chat', { cookie, headers }));

test('the proof of a member is the one that the chat’s makers publish', () => {
  expect(memberHash(published.memberId, published.secret)).toBe(published.hash);
});

describe('as whom the chat greets', () => {
  test('a member by number and proof, never cached, without asking the hub', async () => {
    configure(published.secret);
    const cookie = await loggedIn();
    hub.seen.length = 0;
    const response = await ask(cookie);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      member: { memberId: profile.membershipNo, memberHash: memberHash(profile.membershipNo, published.secret) },
    });
    expect(text).not.toContain(published.secret);
    expect(hub.seen).toEqual([]);
  });

  test('no member without a session, or without a secret: a number without a proof opens conversations', async () => {
    configure(published.secret);
    expect(await (await ask()).json()).toEqual({ member: null });
    const cookie = await loggedIn();
    configure(undefined);
    expect(await (await ask(cookie)).json()).toEqual({ member: null });
  });

  test('and not to another site', async () => {
    configure(published.secret);
    const response = await ask(await loggedIn(), { 'x-bff': undefined, 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(403);
  });
});
