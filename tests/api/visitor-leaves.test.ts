import { beforeAll, expect, test } from 'vitest';
import { GET, POST } from '@/app/api/hub/[...path]/route';
import { sealSession } from '@/lib/session/session';
import { scriptedHubForFile } from '../hub/scripted-hub';
import { withoutDeadlines } from '../hub/without-deadlines';
import { memberSession } from '../session/sample-session';
import { sameOriginRequest } from './same-origin-request';

const hub = scriptedHubForFile();
let cookie: string;
beforeAll(async () => {
  // A hub that takes its time: nothing but the visitor's leaving can end these calls.
  hub.answer(() => undefined);
  cookie = `session=${await sealSession(memberSession())}`;
});

test.each([
  ['a read', () => sameOriginRequest('/api/hub/membership/point', { cookie }), GET],
  [
    'a write',
    () =>
      sameOriginRequest('/api/hub/membership/enquiry', { method: 'POST', body: { subject: 'a', text: 'b' }, cookie }),
    POST,
  ],
] as const)(
  'S36 %s through the proxy: the visitor leaves, and the hub’s socket is closed',
  async (_name, make, handler) => {
    withoutDeadlines();
    const before = { seen: hub.seen.length, abandoned: hub.abandoned() };
    const visitor = new AbortController();
    const answer = handler(new Request(make(), { signal: visitor.signal }));
    await expect.poll(() => hub.seen.length).toBe(before.seen + 1);
    expect(hub.abandoned()).toBe(before.abandoned);
    visitor.abort();
    await expect.poll(() => hub.abandoned()).toBe(before.abandoned + 1);
    expect((await answer).status).toBe(499);
    expect(hub.seen.length).toBe(before.seen + 1);
  },
);
