import { revalidatePath } from 'next/cache';
import { beforeEach, expect, test, vi } from 'vitest';
import { POST } from '@/app/api/page-changes/route';
import { unlessAbsent } from '@/lib/hub/absent-addresses';
import { sameOriginRequest } from '../api/same-origin-request';
import { useEnvironment } from '../env/environment';

// Next's own has to be called within a request that Next serves; e2e/several-processes.spec.ts does.
vi.mock('next/cache', () => ({ revalidatePath: vi.fn() }));

beforeEach(() => {
  vi.mocked(revalidatePath).mockClear();
  useEnvironment({ CHANGES_TOKEN: 'token-of-the-hub', REDIS_URL: '' });
});

const tell = (body: unknown, token = 'token-of-the-hub') =>
  POST(sameOriginRequest('/api/page-changes', { method: 'POST', body, headers: { authorization: `Bearer ${token}` } }));

test('the hub names a hotel: its pages are revalidated', async () => {
  const answer = await tell({ hotelIds: ['oreum-jeju'] });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ revalidated: expect.arrayContaining(['/ko/hotels/oreum-jeju']) });
  expect(revalidatePath).toHaveBeenCalledWith('/en/hotels/oreum-jeju', undefined);
  expect(revalidatePath).toHaveBeenCalledWith('/[locale]/(public)/hotels', 'page');
});

test('what was not there is asked for again', async () => {
  await unlessAbsent(['hotel', 'en', 'new'], async () => null);
  await tell({ hotelIds: ['new'] });
  expect(await unlessAbsent(['hotel', 'en', 'new'], async () => 'a hotel')).toBe('a hotel');
});

test('without Redis several processes change nothing, and the hub is asked to try again', async () => {
  useEnvironment({ CHANGES_TOKEN: 'token-of-the-hub', REDIS_URL: 'redis://127.0.0.1:1' });
  const answer = await tell({ hotelIds: ['oreum-jeju'] });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(revalidatePath).not.toHaveBeenCalled();
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
  expect(revalidatePath).not.toHaveBeenCalled();
});
