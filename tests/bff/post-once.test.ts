// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { bffPost } from '@/lib/bff/bff-client';
import { postOnce } from '@/lib/bff/post-once';
import { ProblemError } from '@/lib/bff/problem-error';
import { isHeld, isUnsettled } from '@/lib/browser-storage/attempts';

vi.mock('@/lib/bff/bff-client', () => ({ bffPost: vi.fn() }));
const post = vi.mocked(bffPost);
const sent = { path: '/api/hub/membership/enquiry', body: { text: 'Where are my points?' } };
const keyOf = (call: number) => post.mock.calls[call]?.[2]?.idempotencyKey;

beforeEach(() => {
  post.mockReset();
  sessionStorage.clear();
  localStorage.clear();
});

test('a request is noted before it is sent, repeated under its key after a lost answer, and settled by an answer', async () => {
  post.mockImplementationOnce(() => {
    expect(isUnsettled(sent)).toBe(true);
    return Promise.reject(new ProblemError('timeout'));
  });
  await expect(postOnce(sent)).rejects.toThrow('timeout');
  sessionStorage.clear();
  post.mockResolvedValue({ data: 1 });
  expect(await postOnce(sent)).toEqual({ data: 1 });
  await postOnce(sent);
  expect([keyOf(1) === keyOf(0), keyOf(2) === keyOf(0)]).toEqual([true, false]);
});

test.each([
  ['the hub refuses', new ProblemError('conflict', { status: 409, hubCode: 'SOLD_OUT' })],
  ['the hub could not be asked', new ProblemError('unreachable', { status: 503, nothingDone: true })],
])('a new key follows where %s, unless the request may have been done before', async (_, refused) => {
  post.mockRejectedValueOnce(refused).mockRejectedValueOnce(new ProblemError('timeout')).mockRejectedValue(refused);
  for (let time = 0; time < 4; time += 1) await expect(postOnce(sent)).rejects.toThrow(ProblemError);
  expect(keyOf(1)).not.toBe(keyOf(0));
  expect([keyOf(2), keyOf(3)]).toEqual([keyOf(1), keyOf(1)]);
});

test('a request that is refused until the identity is checked goes out again under its key, and is no doubt to others', async () => {
  const intent = { thing: 'stay:hotel', owner: '9000001' };
  const refused = new ProblemError('conflict', { status: 409, hubCode: 'IDENTITY_REQUIRED' });
  post.mockRejectedValueOnce(refused).mockRejectedValueOnce(refused).mockResolvedValue({});
  for (let time = 0; time < 2; time += 1) {
    await expect(postOnce({ ...sent, intent })).rejects.toThrow(ProblemError);
    expect([isHeld({ ...sent, intent }), isUnsettled({ ...sent, intent })]).toEqual([true, false]);
  }
  await postOnce({ path: sent.path, body: { text: 'Other' }, intent: { ...intent, owner: null } });
  expect(post.mock.calls[2]?.[1], 'it has surely booked nothing').toEqual({ text: 'Other' });
  expect(isHeld({ ...sent, intent }), 'another booking was made').toBe(false);
  expect([keyOf(1) === keyOf(0), keyOf(2) === keyOf(0)]).toEqual([true, false]);
});

test('a booking names other attempts at the same thing', async () => {
  const intent = { thing: 'stay:hotel', owner: null };
  post.mockRejectedValueOnce(new ProblemError('timeout')).mockResolvedValueOnce({});
  await expect(postOnce({ ...sent, intent })).rejects.toThrow('timeout');
  await postOnce({ path: sent.path, body: { text: 'Other' }, intent });
  expect(post.mock.calls[1]?.[1]).toEqual({ text: 'Other', earlierKeys: [keyOf(0)] });
  expect(isUnsettled({ ...sent, intent })).toBe(false);
});
