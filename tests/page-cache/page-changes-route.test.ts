import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GET, POST } from '@/app/api/page-changes/route';
import { unlessAbsent } from '@/lib/hub/absent-addresses';
import { isOutdated } from '@/lib/page-cache/heard-changes';
import { processWideValues } from '@/lib/process-wide';
import { sameOriginRequest } from '../api/same-origin-request';
import { useEnvironment } from '../env/environment';

let cache: Server;
let asked: string[] = [];
beforeEach(async () => {
  processWideValues.delete('changes of pages');
  asked = [];
  cache = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => cache.listen(0, resolve));
  const { port } = cache.address() as AddressInfo;
  useEnvironment({ CHANGES_TOKEN: 'token-of-the-hub', PAGE_CACHES: `http://127.0.0.1:${port}`, REDIS_URL: '' });
});
afterEach(() => void cache.close());

const tell = (body: unknown, token = 'token-of-the-hub') =>
  POST(sameOriginRequest('/api/page-changes', { method: 'POST', body, headers: { authorization: `Bearer ${token}` } }));

test('the hub names a hotel: its pages are outdated here, the list names it, and caches in front ask for the list', async () => {
  const madeAt = Date.now() - 1;
  const answer = await tell({ hotelIds: ['oreum-jeju'] });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ tags: ['hotel-oreum-jeju', 'catalogue', 'dining'] });
  expect(isOutdated('/ko/hotels/oreum-jeju', madeAt)).toBe(true);
  expect(isOutdated('/ko/hotels/haneul-namsan', madeAt)).toBe(false);
  expect((await GET()).headers.get('x-page-changes')).toMatch(
    /^hotel-oreum-jeju=[0-9a-z]+;catalogue=[0-9a-z]+;dining=[0-9a-z]+$/,
  );
  expect(asked).toEqual(['GET /changes']);
});

test('what was not there is asked for again', async () => {
  await unlessAbsent(['hotel', 'en', 'new'], async () => null);
  await tell({ hotelIds: ['new'] });
  expect(await unlessAbsent(['hotel', 'en', 'new'], async () => 'a hotel')).toBe('a hotel');
});

test('more hotels than a list may hold are a change of everything', async () => {
  const answer = await tell({ hotelIds: Array.from({ length: 151 }, (_, n) => `hotel-${n}`) });
  expect(await answer.json()).toEqual({ tags: ['all'] });
});

test('a stranger’s body is not looked at, and more sections than there are end the reading', async () => {
  const sections = Array.from({ length: 1_000 }, () => 0);
  const refused = await tell({ sections }, 'another');
  expect([refused.status, await refused.json()]).toEqual([401, expect.objectContaining({ code: 'unauthorized' })]);
  const wrong = await tell({ sections });
  expect([wrong.status, (await wrong.json()).fieldErrors]).toEqual([400, { sections: expect.anything() }]);
  useEnvironment({ CHANGES_TOKEN: '' });
  expect((await tell({ sections })).status).toBe(404);
});

test('nothing changes for an unknown caller, without a token of the hub, or without a name', async () => {
  expect((await tell({ hotelIds: ['oreum-jeju'] }, 'another')).status).toBe(401);
  expect((await tell({})).status).toBe(400);
  useEnvironment({ CHANGES_TOKEN: '' });
  expect((await tell({ hotelIds: ['oreum-jeju'] })).status).toBe(404);
  expect((await GET()).headers.get('x-page-changes')).toBe('');
  expect(asked).toEqual([]);
});
