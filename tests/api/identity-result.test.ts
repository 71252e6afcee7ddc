import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { POST as begin } from '@/app/api/identity/start/route';
import { unseal } from '@/lib/identity/identity-flow';
import { loggerOptions } from '@/lib/observability/logger';
import { processWideValues } from '@/lib/process-wide';
import { linkingInformationOf, samplePersons } from '../../sandbox/identity/sample-persons';
import { useEnvironment } from '../env/environment';
import { control } from '../sandbox/hub-caller';
import { answerAtProvider } from '../sandbox/identity-steps';
import {
  beginVisit,
  comeBack,
  finish,
  providerForm,
  receiptOf,
  returnedVisit,
  startBody,
  visitProvider,
  withProvider,
} from './identity-visit';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

const sandbox = withProvider();

async function expectProblem(response: Response, status: number, code: string): Promise<void> {
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
}

describe('a verification', () => {
  test.each(['GET', 'POST'] as const)(
    'S13 that returns by %s ends once, and the page receives no more than that',
    async (method) => {
      const { away, cookie } = await visitProvider(sandbox, { method, language: 'ja' });
      const response = await comeBack(away);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toMatch(/^\/jp\/identityReturn#[\w*.~-]+$/);
      expect(response.headers.getSetCookie()).toEqual([]);

      const answer = await finish(receiptOf(response), cookie);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await answer.json()).toEqual({ verified: true, ...startBody });
      const jar = cookieAfter(answer, cookie);
      expect(jar).toMatch(/^identity-verified=[^;]+$/);
      const verified = await unseal('verified', jar.split(/=(.*)/s)[1]);
      expect(verified).toEqual({
        outcome: 'valid',
        contents: expect.objectContaining({ name: '표본 회원', birthDate: '1990-01-01', purpose: 'signUp' }),
      });
      expect(Object.keys(verified.outcome === 'unreadable' ? {} : verified.contents)).not.toContain('ci');
      expect(decodeURIComponent(jar)).not.toContain('표본');
    },
  );

  test('S13 puts no personal data into what browsers and logs can read', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const logger = pino({ ...loggerOptions, level: 'trace' }, sink);
    processWideValues.set('logger', logger);
    const { receipt, cookie } = await returnedVisit(sandbox);
    await control(sandbox, '/faults', { path: '/niceapi/certification/result', kind: 'malformed', times: 1 });
    const answers = [await finish(receipt, cookie), await finish(receipt, cookie), await finish(receipt, cookie)];
    processWideValues.delete('logger');
    expect(answers.map(({ status }) => status)).toEqual([502, 200, 409]);
    const seen = await Promise.all(
      answers.map(async (answer) => `${await answer.text()}${JSON.stringify([...answer.headers])}`),
    );
    expect(lines.filter((line) => line.includes('"identityResult"'))).toHaveLength(2);
    const { ci, di } = linkingInformationOf(samplePersons.member);
    const person = Object.values(samplePersons.member).filter((fact) => fact.length > 1);
    for (const secret of [ci, di, ...person]) {
      for (const text of [...seen, ...lines]) expect(decodeURIComponent(text)).not.toContain(secret);
    }
  });

  test('keeps its cookies away from scripts and sibling hosts in production', async () => {
    useEnvironment({
      PLAIN_API_BASE: sandbox.plainBase,
      IDENTITY_FORM_URL: providerForm,
      PUBLIC_ORIGIN: 'https://www.example.com',
    });
    const { response, form } = await beginVisit(startBody, { origin: 'https://www.example.com' });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-identity-flow=[^;]+; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly; Secure$/),
    ]);
    expect(form.action).toBe(providerForm);
    expect(Object.keys(form.fields)).toEqual(['m', 'token_version_id', 'enc_data', 'integrity_value']);
    const { address } = await answerAtProvider(sandbox, form.fields, 'member', 'POST');
    expect(address).toMatch(/^https:\/\/www\.example\.com\/api\/identity\/callback\?state=/);
  });

  test('that failed at the provider says so and verifies no person', async () => {
    const { receipt, cookie } = await returnedVisit(sandbox, { choice: 'fail' });
    const answer = await finish(receipt, cookie);
    expect(await answer.json()).toEqual({ verified: false, ...startBody });
    // Nor anybody who was verified in this browser before.
    expect(cookieAfter(answer, `${cookie}; identity-verified=former`)).toBe('');
  });

  test('is not offered where no provider is configured, and 61 beginnings from one address are too many', async () => {
    const ask = () => begin(sameOriginRequest('/api/identity/start', { method: 'POST', body: startBody }));
    useEnvironment({ PLAIN_API_BASE: sandbox.plainBase, IDENTITY_FORM_URL: undefined });
    for (let count = 0; count < 60; count += 1) expect((await ask()).status).toBe(404);
    await expectProblem(await ask(), 429, 'rate_limited');
  });
});

describe('S13 the result is refused', () => {
  test('a second time: 409, and the hub is asked once', async () => {
    const { receipt, cookie } = await returnedVisit(sandbox);
    await control(sandbox, '/calls', undefined, 'DELETE');
    const answers = await Promise.all([finish(receipt, cookie), finish(receipt, cookie), finish(receipt, cookie)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await expectProblem(await finish(receipt, cookie), 409, 'conflict');
    await expectProblem(await finish(receipt), 409, 'conflict');
    const { counts } = (await control(sandbox, '/calls', undefined, 'GET')) as { counts: Record<string, number> };
    expect(counts).toEqual({ identityResult: 1 });
  });

  test('in another browser: 403, whether it has no verification of its own or another one', async () => {
    const { receipt, cookie } = await returnedVisit(sandbox);
    const other = await beginVisit();
    await expectProblem(await finish(receipt), 403, 'forbidden');
    await expectProblem(await finish(receipt, other.cookie), 403, 'forbidden');
    await expectProblem(await finish(receipt, 'identity-flow=junk'), 403, 'forbidden');
    expect((await finish(receipt, cookie)).status).toBe(200);
  });

  test('after its ten minutes: 410', async () => {
    const { receipt, cookie } = await returnedVisit(sandbox);
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] });
    await expectProblem(await finish(receipt, cookie), 410, 'identity_expired');
  });

  test.each(['x', 'j'.repeat(10_000), 'Fe26.2*1*2*3*4*5*6~2'])('for a receipt that is none: 400', async (receipt) => {
    const { cookie } = await beginVisit();
    await expectProblem(await finish(receipt, cookie), 400, 'invalid_input');
  });

  test('for the flow’s own seal, or the state’s: a seal of one kind is no seal of another', async () => {
    const { cookie, away } = await visitProvider(sandbox);
    for (const other of [cookie.split(/=(.*)/s)[1] ?? '', new URL(away.address).searchParams.get('state') ?? '']) {
      await expectProblem(await finish(other, cookie), 400, 'invalid_input');
    }
  });

  test('where the provider’s answer was altered: the hub’s refusal, and no 5xx', async () => {
    const { receipt, cookie } = await returnedVisit(sandbox, { choice: 'altered' });
    await expectProblem(await finish(receipt, cookie), 422, 'rejected');
  });

  test('while the hub does not answer; then it may be asked again', async () => {
    const { receipt, cookie } = await returnedVisit(sandbox);
    await control(sandbox, '/faults', { path: '/niceapi/certification/result', kind: 'status', times: 1 });
    await expectProblem(await finish(receipt, cookie), 503, 'unreachable');
    expect((await finish(receipt, cookie)).status).toBe(200);
  });

  test('by a hub that has too much to do; then it may be asked again', async () => {
    const { receipt, cookie } = await returnedVisit(sandbox);
    const tooMuch = { path: '/niceapi/certification/result', kind: 'status', status: 429, times: 1 };
    await control(sandbox, '/faults', tooMuch);
    await expectProblem(await finish(receipt, cookie), 429, 'rate_limited');
    expect((await finish(receipt, cookie)).status).toBe(200);
  });
});
