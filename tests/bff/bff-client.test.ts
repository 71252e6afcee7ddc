// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type SentRequest, stubFetch } from '../setup/stub-fetch';

type Client = typeof import('@/lib/bff/bff-client');
let client: Client;
let answers: Response[];
const sent: (SentRequest & { path: string })[] = [];

const problem = (code: string, status: number, more = {}) =>
  new Response(JSON.stringify({ code, status, ...more }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

beforeEach(async () => {
  vi.resetModules();
  client = await import('@/lib/bff/bff-client');
  sent.length = 0;
  answers = [];
  document.documentElement.lang = 'ja';
  stubFetch((path, request) => {
    sent.push({ path, ...request });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
});

describe('the browser’s client', () => {
  test('sends the header, the page’s language and JSON', async () => {
    answers = [Response.json({ data: 1 })];
    expect(await client.bffPost('/api/hub/x', { a: 1 }, { idempotencyKey: 'key-12345' })).toEqual({ data: 1 });
    expect(sent[0]).toMatchObject({ path: '/api/hub/x', method: 'POST', body: '{"a":1}' });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      'x-bff': '1',
      accept: 'application/json',
      'accept-language': 'ja',
      'content-type': 'application/json',
      'idempotency-key': 'key-12345',
    });
  });

  test('sends the whole name of a file: the server shortens it, by whole characters', async () => {
    answers = [Response.json({ data: 1 })];
    const name = `${'👨‍👩‍👧‍👦'.repeat(20)}.pdf`;
    await client.bffPost('/api/member/attachment', undefined, { file: new File(['%PDF-'], name) });
    expect(decodeURIComponent(sent[0]?.headers.get('x-file-name') ?? '')).toBe(name);
  });

  test('a connection that died under the call ends in half a minute, also between head and body of the answer', async () => {
    vi.useFakeTimers();
    const dead = ({ signal }: SentRequest) =>
      new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const deadBody = ({ signal }: SentRequest) =>
      new ReadableStream({
        start: (body) => signal.addEventListener('abort', () => body.error(signal.reason)),
      });
    const untilOver = async (call: Promise<unknown>, seconds = 30) => {
      const failure = call.catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync((seconds - 1) * 1_000);
      expect(vi.getTimerCount(), 'still waiting').toBe(1);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await failure).toMatchObject({ name: 'ProblemError', code: 'unreachable' });
    };
    stubFetch((_path, request) => dead(request));
    await untilOver(client.bffPost('/api/hub/x', {}));
    // Longer than the two minutes that a file may take over a slow line.
    await untilOver(client.bffPost('/api/x', undefined, { file: new File(['a'], 'a.pdf') }), 150);
    stubFetch((_path, request) => new Response(deadBody(request)));
    await untilOver(client.bffGet('/api/hub/x'));
    vi.useRealTimers();
  });

  test('nothing waits on once an answer is there or its caller has given up', async () => {
    vi.useFakeTimers();
    answers = [Response.json({}), problem('internal', 500)];
    await client.bffGet('/api/hub/x');
    await client.bffGet('/api/hub/x').catch(() => undefined);
    const caller = new AbortController();
    caller.abort(new Error('left'));
    await expect(client.bffGet('/api/hub/x', { signal: caller.signal })).rejects.toThrow();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('a GET has no body and no content type', async () => {
    answers = [Response.json({})];
    await client.bffGet('/api/session/viewer');
    expect(sent[0]?.body).toBeUndefined();
    expect(sent[0]?.headers.has('content-type')).toBe(false);
  });

  test('a problem arrives with all that it says', async () => {
    answers = [
      problem('conflict', 409, {
        hubCode: 'PRICE_CHANGED',
        data: { totalKrw: 9 },
        requestId: 'r1',
        retryAfterSeconds: 2,
      }),
    ];
    await expect(client.bffPost('/api/hub/x', {})).rejects.toMatchObject({
      name: 'ProblemError',
      code: 'conflict',
      status: 409,
      hubCode: 'PRICE_CHANGED',
      data: { totalKrw: 9 },
      requestId: 'r1',
      retryAfterSeconds: 2,
    });
  });

  test('no network is unreachable, and nothing is repeated', async () => {
    await expect(client.bffGet('/api/x')).rejects.toMatchObject({ code: 'unreachable', status: 0 });
    expect(sent).toHaveLength(1);
  });

  test('a refusal that may pass is not repeated either', async () => {
    answers = [problem('unreachable', 503, { retryAfterSeconds: 1 }), Response.json({})];
    await expect(client.bffGet('/api/x')).rejects.toMatchObject({ code: 'unreachable', status: 503 });
    expect(sent).toHaveLength(1);
  });

  test.each([
    [502, 'unreachable'],
    [404, 'internal'],
  ])('an answer %i of something in between is %s, and gives its connection back', async (status, code) => {
    const answer = new Response('<html>', { status, headers: { 'content-type': 'text/html' } });
    answers = [answer];
    await expect(client.bffGet('/api/x')).rejects.toMatchObject({ code, status });
    expect(answer.bodyUsed).toBe(true);
  });

  test('half an answer is unreachable', async () => {
    answers = [new Response('{"da', { status: 200, headers: { 'content-type': 'application/json' } })];
    await expect(client.bffGet('/api/x')).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('an unknown code is internal', async () => {
    answers = [problem('constructor', 400)];
    await expect(client.bffGet('/api/x')).rejects.toMatchObject({ code: 'internal' });
  });

  test('a request that is given up ends with its own reason, not a problem', async () => {
    const giveUp = new AbortController();
    giveUp.abort('left');
    await expect(client.bffGet('/api/x', { signal: giveUp.signal })).rejects.toBe('left');
  });
});

describe('an expired session', () => {
  test('is reported once, however many calls notice, and again after the next login', async () => {
    const heard = vi.fn();
    window.addEventListener('session-expired', heard);
    answers = [problem('session_expired', 401), problem('login_required', 401)];
    await Promise.allSettled([client.bffGet('/api/a'), client.bffGet('/api/b')]);
    expect(heard).toHaveBeenCalledTimes(1);
    answers = [Response.json({}), problem('session_expired', 401)];
    await client.bffPost('/api/session/login', {});
    await client.bffGet('/api/a').catch(() => undefined);
    expect(heard).toHaveBeenCalledTimes(2);
    window.removeEventListener('session-expired', heard);
  });

  test('a wrong password is none', async () => {
    const heard = vi.fn();
    window.addEventListener('session-expired', heard);
    answers = [problem('unauthorized', 401, { hubCode: 'LOGIN_FAILED' })];
    await client.bffPost('/api/session/login', {}).catch(() => undefined);
    expect(heard).not.toHaveBeenCalled();
    window.removeEventListener('session-expired', heard);
  });
});
