import { describe, expect, test } from 'vitest';
import { isProblemCode, problemCodes, problemStatus } from '@/lib/bff/problem';
import { ProblemError } from '@/lib/bff/problem-error';
import {
  hubTextFor,
  messageKeyOfError,
  minutesToWait,
  problemMessageKey,
  problemMessageKeys,
} from '@/lib/bff/problem-message-key';
import { problemOf, problemResponse } from '@/lib/bff/problem-response';
import { HubError, hubErrorKinds } from '@/lib/hub/hub-error';
import en from '@/messages/en/problems.json';
import ja from '@/messages/ja/problems.json';
import ko from '@/messages/ko/problems.json';
import zhCn from '@/messages/zh-CN/problems.json';
import { useEnvironment } from '../env/environment';

const request = new Request('http://localhost/');

describe('the table of problems', () => {
  test('knows every kind of hub failure and only statuses of failure', () => {
    for (const kind of hubErrorKinds) expect(problemCodes).toContain(kind);
    for (const status of Object.values(problemStatus)) expect(status).toBeGreaterThanOrEqual(400);
  });

  test('a name of Object.prototype is no code', () => {
    expect(isProblemCode('constructor')).toBe(false);
    expect(isProblemCode('not_found')).toBe(true);
  });

  test.each([
    ['ko', ko],
    ['en', en],
    ['ja', ja],
    ['zh-CN', zhCn],
  ])('%s has a sentence for every key and no other', (_locale, messages) => {
    expect(Object.keys(messages).sort()).toEqual([...problemMessageKeys].sort());
    for (const sentence of Object.values(messages)) expect(sentence.trim()).not.toBe('');
  });

  test('the alert of an expired session is the specification’s', () => {
    expect(ko[problemMessageKey({ code: 'session_expired' })]).toBe('로그인 정보가 만료되었습니다.');
    expect(ko[problemMessageKey({ code: 'login_required' })]).toBe('다시 로그인해주세요');
  });

  test.each([
    [{ code: 'conflict', hubCode: 'SOLD_OUT' }, 'soldOut'],
    [{ code: 'conflict', hubCode: 'PRICE_CHANGED' }, 'priceChanged'],
    [{ code: 'unauthorized', hubCode: 'LOGIN_FAILED' }, 'loginFailed'],
    [{ code: 'conflict', hubCode: 'NEVER_SEEN' }, 'conflict'],
    [{ code: 'rejected', hubCode: 'constructor' }, 'rejected'],
    [{ code: 'timeout' }, 'unavailable'],
  ] as const)('%j reads as %s', (problem, key) => expect(problemMessageKey(problem)).toBe(key));

  test.each([
    [{ code: 'rate_limited', retryAfterSeconds: 1 }, 1],
    [{ code: 'rate_limited', retryAfterSeconds: 60 }, 1],
    [{ code: 'rate_limited', retryAfterSeconds: 541 }, 10],
    [{ code: 'rate_limited' }, undefined],
    [{ code: 'try_again', retryAfterSeconds: 5 }, undefined],
  ] as const)('%j: minutes to wait %s', (problem, minutes) => expect(minutesToWait(problem)).toBe(minutes));

  test('an answer that is no problem of the product reads as internal', () => {
    expect(messageKeyOfError(new TypeError('x'))).toBe('internal');
    expect(messageKeyOfError(new ProblemError('not_found'))).toBe('notFound');
  });

  test('the hub’s own Korean text is for Korean readers alone', () => {
    const problem = { code: 'unauthorized', hubMessage: '일치하지 않습니다.' } as const;
    expect(hubTextFor(problem, 'ko')).toBe('일치하지 않습니다.');
    expect(hubTextFor(problem, 'en')).toBeUndefined();
    expect(hubTextFor({ code: 'unauthorized' }, 'ko')).toBeUndefined();
  });
});

describe('a failure on its way out', () => {
  test.each(hubErrorKinds)('%s keeps its name, its status and the hub’s reason', async (kind) => {
    const error = new HubError(kind, {
      endpoint: 'x',
      hubCode: 'WHY',
      hubMessage: 'text',
      data: { a: 1 },
      retryAfterSeconds: 3,
    });
    const response = problemResponse(problemOf(error, 'request-1', request), 'request-1', new Headers());
    expect(response.status).toBe(problemStatus[kind]);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('retry-after')).toBe('3');
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: kind,
      status: problemStatus[kind],
      code: kind,
      requestId: 'request-1',
      hubCode: 'WHY',
      hubMessage: 'text',
      data: { a: 1 },
      retryAfterSeconds: 3,
      // 429 is the hub's word that it did not look at the call.
      ...(kind === 'rate_limited' && { nothingDone: true }),
    });
  });

  test('S34 a call that never reached the hub says so', async () => {
    const error = new HubError('unreachable', { endpoint: 'x', neverSent: true });
    const response = problemResponse(problemOf(error, 'r', request), 'r', new Headers());
    expect(await response.json()).toMatchObject({ code: 'unreachable', nothingDone: true });
  });

  test('something unexpected says nothing about itself', async () => {
    useEnvironment();
    const response = problemResponse(problemOf(new TypeError('canary'), 'r', request), 'r', new Headers());
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('canary');
  });
});
