import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { callHub, control } from './hub-caller.ts';
import { answerAtProvider, postForm, readyForProvider, resultFields, returnUrl } from './identity-steps.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
afterEach(() => control(sandbox, '/faults', undefined, 'DELETE'));

const resultOf = (requestNo: string, fields: Record<string, string>) =>
  callHub(sandbox, 'identityResult', { query: { requestNo, ...resultFields(fields) } });

test.each(['GET', 'POST'] as const)(
  'a person whom the provider has seen, returned by %s, is told once',
  async (method) => {
    const { requestNo, form } = await readyForProvider(sandbox);
    const away = await answerAtProvider(sandbox, form, 'newcomer', method);
    expect(away.address).toBe(returnUrl);
    const first = await resultOf(requestNo, away.fields);
    expect(first.body.data).toMatchObject({ verifiedYn: 'Y', name: '표본 신규', birthDate: '1995-05-05' });
    expect([first.body.data.ci.length, first.body.data.di.length]).toEqual([88, 64]);
    const second = await resultOf(requestNo, away.fields);
    expect([second.status, second.body.code]).toEqual([409, 'IDENTITY_USED']);
  },
);

test('whom the provider did not recognise is nobody, and a visitor who gives up brings nothing back', async () => {
  const { requestNo, form } = await readyForProvider(sandbox);
  const failed = await answerAtProvider(sandbox, form, 'fail', 'POST');
  expect((await resultOf(requestNo, failed.fields)).body.data).toEqual({ verifiedYn: 'N' });
  expect((await answerAtProvider(sandbox, form, 'cancel', 'POST')).fields).toEqual({});
  expect((await answerAtProvider(sandbox, form, 'cancel', 'GET')).fields).toEqual({});
});

test('an altered answer, another request’s answer and the request itself are no result, and use nothing up', async () => {
  const { requestNo, form } = await readyForProvider(sandbox);
  const other = await readyForProvider(sandbox);
  const altered = await answerAtProvider(sandbox, form, 'altered', 'POST');
  const foreign = await answerAtProvider(sandbox, other.form, 'member', 'POST');
  for (const fields of [altered.fields, foreign.fields, form]) {
    expect((await resultOf(requestNo, fields)).status).toBe(400);
  }
  const good = await answerAtProvider(sandbox, form, 'member', 'POST');
  expect((await resultOf(requestNo, good.fields)).status).toBe(200);
});

test('the provider refuses a form that the hub did not make, and one without a way back', async () => {
  const { form } = await readyForProvider(sandbox);
  const page = `${sandbox.origin}/identity`;
  expect((await postForm(page, { ...form, enc_data: `${form.enc_data}A` })).status).toBe(400);
  expect((await postForm(page, { ...form, m: 'other' })).status).toBe(400);
  expect((await postForm(page, {})).status).toBe(400);
  const alone = await readyForProvider(sandbox, {});
  const { m: _, ...fields } = alone.form;
  const answer = await postForm(`${page}/answer`, { ...fields, person: 'member', result: 'success', method: 'GET' });
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
});

test('a result that comes after half an hour is too late', async () => {
  const { requestNo, form } = await readyForProvider(sandbox);
  const { fields } = await answerAtProvider(sandbox, form, 'member', 'POST');
  await control(sandbox, '/clock', { now: new Date(Date.now() + 31 * 60_000).toISOString() });
  expect((await resultOf(requestNo, fields)).status).toBe(404);
  await control(sandbox, '/clock', undefined, 'DELETE');
});

test('faults injectFault the provider by its own address only', async () => {
  const { form } = await readyForProvider(sandbox);
  await control(sandbox, '/faults', { path: '/', kind: 'status' });
  expect((await postForm(`${sandbox.origin}/identity`, form)).status).toBe(200);
  await control(sandbox, '/faults', undefined, 'DELETE');
  await control(sandbox, '/faults', { path: '/identity', kind: 'status' });
  expect((await postForm(`${sandbox.origin}/identity`, form)).status).toBe(503);
});
