import { describe, expect, test } from 'vitest';
import { login } from '@/lib/hub/contract/auth';
import { contract } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { callEndpoint, callHub } from '@/lib/hub/hub-client';
import type { HubErrorKind } from '@/lib/hub/hub-error';
import { enterRequest } from '../request/enter-request';
import { failureOf } from './failure-of';
import { json, scriptedHubForFile, startScriptedHub } from './scripted-hub';

const hub = scriptedHubForFile({ CHAT_PATH: '/talk/people' });

const readInput = { query: { membershipId: 'sample.member' } };
const free = { data: { availableYn: 'Y' } };

describe('a call', () => {
  test('is a span of its own in the trace of the request that is served', async () => {
    hub.answer((_seen, response) => json(response, 200, free));
    const [traceId, spanId] = ['a'.repeat(32), 'b'.repeat(16)];
    enterRequest({
      requestId: 'request-2',
      beganAtMs: 0,
      span: { traceId, spanId, headers: { traceparent: `00-${traceId}-${spanId}-01`, tracestate: 'vendor=1' } },
      address: undefined,
    });
    await callHub(contract.checkMembershipId, readInput);
    await callHub(contract.checkMembershipId, readInput);
    const spans = hub.seen.map(({ headers }) => String(headers.traceparent).split('-'));
    expect(hub.seen.map(({ headers }) => headers.tracestate)).toEqual(['vendor=1', 'vendor=1']);
    expect(spans.map(([, trace, , flags]) => [trace, flags])).toEqual([
      [traceId, '01'],
      [traceId, '01'],
    ]);
    expect(new Set([spanId, ...spans.map(([, , span]) => span)]).size).toBe(3);
  });

  test('goes to the base, path, query and headers of its entry', async () => {
    hub.answer((_seen, response) => json(response, 200, free));
    const { data } = await callHub(contract.checkMembershipId, {
      ...readInput,
      language: 'ja',
      requestId: 'request-1',
    });
    expect(data).toEqual({ availableYn: 'Y' });
    expect(hub.seen[0]).toMatchObject({
      method: 'GET',
      path: '/api/membership/id/check?membershipId=sample.member',
      headers: { accept: 'application/json', 'accept-language': 'ja', 'x-request-id': 'request-1' },
    });
    expect(hub.seen[0]?.headers.authorization).toBeUndefined();
  });

  test('S23 puts parameters into the path and exactly one Bearer before the token', async () => {
    hub.answer((_seen, response) =>
      json(response, 200, {
        data: {
          reservationNo: 'AB12CD',
          cancellationFeeKrw: 0,
          cancelledAt: '2026-11-21T09:00:00+09:00',
          voucherGivenBackYn: 'N',
        },
      }),
    );
    await callHub(contract.cancelReservation, {
      params: { reservationNo: 'AB12CD' },
      body: { expectedFeeKrw: 0 },
      accessToken: 'Bearer Bearer tok.en',
    });
    expect(hub.seen[0]).toMatchObject({
      method: 'POST',
      path: '/hub/reservation/room/AB12CD/cancel',
      body: '{"expectedFeeKrw":0}',
      headers: { authorization: 'Bearer tok.en', 'content-type': 'application/json' },
    });
  });

  test.each(Object.values(contract as Record<string, Endpoint>).map((entry) => [entry.name, entry] as const))(
    '%s carries the token if it is a hub call, and none if it is a plain one',
    async (_, entry) => {
      hub.answer((_seen, response) => json(response, 503, {}));
      const names = [...entry.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      // Only the headers matter: the rules for what is asked are left out.
      const anything = { ...entry, params: undefined, query: undefined, body: undefined, retry: false };
      const path = names.reduce((text, name) => text.replace(`{${name}}`, 'x'), entry.path);
      await failureOf(callEndpoint({ ...anything, path }, {}, { accessToken: 'tok.en' }));
      expect(hub.seen[0]?.headers.authorization).toBe(entry.base === 'hub' ? 'Bearer tok.en' : undefined);
    },
  );

  test.each([
    [
      'its data before its message',
      { message: '로그인 실패', data: '아이디를 확인해 주세요.' },
      '아이디를 확인해 주세요.',
    ],
    ['its message where there is no data', { message: '로그인 실패' }, '로그인 실패'],
    ['its message where the data is no text', { message: '로그인 실패', data: { tries: 1 } }, '로그인 실패'],
    ['its message where the data is empty', { message: '로그인 실패', data: '' }, '로그인 실패'],
  ])('a refused login says %s', async (_, body, text) => {
    hub.answer((_seen, response) => json(response, 401, body));
    const call = callHub(login, { body: { membershipId: 'sample.member', password: 'wrong' } });
    expect((await failureOf(call)).hubMessage).toBe(text);
  });

  test('any other refusal says its message before its data', async () => {
    hub.answer((_seen, response) => json(response, 400, { message: '문장', data: '다른 문장' }));
    const call = callHub(contract.checkMembershipId, { query: { membershipId: 'sample.member' } });
    expect((await failureOf(call)).hubMessage).toBe('문장');
  });

  test('of the hotels is the specification’s body alone on the first page', async () => {
    hub.answer((_seen, response) => json(response, 503, {}));
    const entry = { ...contract.hotelProducts, retry: false };
    await failureOf(callEndpoint(entry, { body: { lang: 'ko' } }));
    expect(hub.seen[0]?.body).toBe('{"lang":"ko"}');
  });

  test('takes the chat path from the configuration', async () => {
    hub.answer((_seen, response) => json(response, 200, { data: null }));
    await callHub(contract.joinChatChannel, { body: { joinChannel: 'web', channelId: 'h1', userName: 'A' } });
    expect(hub.seen[0]?.path).toBe('/api/talk/people');
  });

  test('sends an idempotency key only where the contract knows one', async () => {
    hub.answer((_seen, response) => json(response, 200, { data: null }));
    await callHub(contract.logout, { body: { refreshToken: 'r' }, accessToken: 'a', idempotencyKey: 'key-12345' });
    expect(hub.seen[0]?.headers['idempotency-key']).toBeUndefined();
  });

  test('S19 with input that does not fit opens no connection', async () => {
    const before = hub.sockets();
    await expect(
      callEndpoint(contract.reservationDetail, { params: { reservationNo: '../../x' }, query: { lang: 'ko' } }),
    ).rejects.toMatchObject({
      name: 'HubInputError',
      part: 'params',
    });
    expect(hub.seen).toEqual([]);
    expect(hub.sockets()).toBe(before);
  });

  test('reads the tokens of a login out of the headers, without their prefix', async () => {
    hub.answer((_seen, response) =>
      json(
        response,
        200,
        { data: { membershipId: 'sample.member' } },
        { authorization: 'Bearer new.access', refresh: 'new.refresh' },
      ),
    );
    const answer = await callHub(login, { body: { membershipId: 'sample.member', password: 'x' } });
    expect(answer.tokens).toEqual({ accessToken: 'new.access', refreshToken: 'new.refresh' });
    expect(answer.data).toMatchObject({ membershipId: 'sample.member', employeeStatus: 'N', membershipYn: 'N' });
  });

  test('a login answer without tokens breaks the contract', async () => {
    hub.answer((_seen, response) => json(response, 200, { data: {} }, { authorization: 'Bearer only-one' }));
    expect((await failureOf(callHub(login, { body: { membershipId: 'm', password: 'x' } }))).kind).toBe(
      'contract_broken',
    );
  });
});

describe('a refusal', () => {
  test.each<[number, HubErrorKind]>([
    [400, 'rejected'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [405, 'contract_broken'],
    [409, 'conflict'],
    [422, 'rejected'],
    [423, 'rate_limited'],
    [429, 'rate_limited'],
  ])('with status %i is %s and carries the hub’s reason', async (status, kind) => {
    hub.answer((_seen, response) => json(response, status, { code: 'WHY', message: '이유' }, { 'retry-after': '7' }));
    const error = await failureOf(callEndpoint(contract.logout, { body: { refreshToken: 'r' } }));
    expect(error).toMatchObject({
      kind,
      hubCode: 'WHY',
      hubMessage: '이유',
      retryAfterSeconds: 7,
    });
  });

  test.each([500, 501, 503, 302])(
    'a failure with status %i carries no text of the hub, and no data',
    async (status) => {
      hub.answer((_seen, response) =>
        json(response, status, { code: 'WHY', message: 'at Db.query()', data: 'canary' }),
      );
      const error = await failureOf(callEndpoint(contract.logout, { body: { refreshToken: 'r' } }));
      expect([error.hubCode, error.hubMessage, error.data]).toEqual(['WHY', undefined, undefined]);
    },
  );

  test('of a login has its text in data', async () => {
    hub.answer((_seen, response) => json(response, 401, { code: 'LOGIN_FAILED', data: '일치하지 않습니다.' }));
    const error = await failureOf(callHub(login, { body: { membershipId: 'm', password: 'x' } }));
    expect(error).toMatchObject({ kind: 'unauthorized', hubMessage: '일치하지 않습니다.', data: undefined });
  });

  test('S22 by redirect is refused, and the token goes nowhere else', async () => {
    const elsewhere = await startScriptedHub();
    hub.answer((_seen, response) => {
      response.writeHead(307, { location: `${elsewhere.origin}/collect` }).end();
    });
    const error = await failureOf(callHub(contract.memberProfile, { accessToken: 'secret' }));
    expect(error.kind).toBe('contract_broken');
    expect(elsewhere.sockets()).toBe(0);
    await elsewhere.stop();
  });
});
