// Long, because circuit and places of a lane are proved against one scripted hub and one clock.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { contract } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { callEndpoint } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { type HubLaneName, laneOf } from '@/lib/hub/hub-lane';
import { loggerOptions } from '@/lib/observability/logger';
import { processWide, processWideValues } from '@/lib/process-wide';
import type { CurrentRequest } from '@/lib/request/request-context';
import { eventually } from '../setup/eventually';
import { json, scriptedHubForFile } from './scripted-hub';
import { withoutDeadlines } from './without-deadlines';

// The one that `currentRequest` reads.
const requests = processWide('current-request', () => new AsyncLocalStorage<CurrentRequest>());
const circuitLines: { lane: string; state: string }[] = [];
const hub = scriptedHubForFile();
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      const line = JSON.parse(String(chunk));
      if (line.event === 'hub_circuit') circuitLines.push({ lane: line.lane, state: line.state });
      done();
    },
  });
  // What `logger()` keeps for the process, writing where this test can read.
  processWideValues.set('logger', pino(loggerOptions, sink));
});
beforeEach(() => {
  circuitLines.length = 0;
});

const free = { data: { availableYn: 'Y' } };
const balance = { data: { balance: 1, tranches: [], asOf: '2026-11-01' } };
const askPublic = (signal?: AbortSignal) =>
  callEndpoint(contract.checkMembershipId, { query: { membershipId: 'sample.member' } }, { signal });
const askMember = (signal?: AbortSignal) => callEndpoint(contract.pointBalance, {}, { accessToken: 'a', signal });
const write = (signal?: AbortSignal) =>
  callEndpoint(contract.createEnquiry, { body: { subject: 'a', text: 'b' } }, { accessToken: 'a', signal });

/** How a call ended: `answered`, or the kind of its failure. */
const endOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => (isHubError(error) ? error.kind : String(error)),
  );
const endsOf = (count: number, ask: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, () => endOf(ask())));

const answers = (status: number) => hub.answer((_seen, response) => json(response, status, status === 200 ? free : {}));

/** Names of the fields of a body, of each of its kinds. */
function fieldsOf(schema: z.ZodType): Set<string> {
  if (schema instanceof z.ZodObject) return new Set(Object.keys(schema.shape));
  if (schema instanceof z.ZodUnion) return new Set(schema.options.flatMap((one) => [...fieldsOf(one as z.ZodType)]));
  return new Set();
}

/** Goes on to a later moment: only the clock moves, sockets and deadlines stay real. */
function clock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  return { advance: (ms: number) => vi.setSystemTime(Date.now() + ms) };
}

describe('S35 the lane of an endpoint', () => {
  const namesOf = (lane: HubLaneName) =>
    Object.values(contract as Record<string, Endpoint>)
      .filter((entry) => laneOf(entry) === lane)
      .map((entry) => entry.name);

  test('S35 comes from its entry: session, reads for all, reads with a token, writes', () => {
    expect(namesOf('session').sort()).toEqual([
      'changePassword',
      'confirmContact',
      'login',
      'logout',
      'membershipIntegration',
      'refreshTokens',
    ]);
    expect(namesOf('public')).toEqual(expect.arrayContaining(['hotelProducts', 'searchStays', 'roomOffers']));
    expect(namesOf('member')).toEqual(expect.arrayContaining(['pointBalance', 'memberProfile', 'listReservations']));
    expect(namesOf('write')).toEqual(expect.arrayContaining(['createReservation', 'createEnquiry']));
    for (const name of [...namesOf('public'), ...namesOf('member')]) {
      expect((contract as Record<string, Endpoint>)[name]?.retry, name).toBe(true);
    }
  });
});

describe('S33 S35 the circuit', () => {
  test('S33 S35 opens for a dead hub: unreachable at once, with a time to come back, and no connection', async () => {
    answers(503);
    expect(new Set(await endsOf(10, write))).toEqual(new Set(['unreachable']));
    expect(hub.seen).toHaveLength(10);
    const sockets = hub.sockets();
    await expect(write()).rejects.toMatchObject({ kind: 'unreachable', retryAfterSeconds: 2 });
    expect(await endsOf(20, write)).toEqual(Array(20).fill('unreachable'));
    expect(hub.seen).toHaveLength(10);
    expect(hub.sockets()).toBe(sockets);
    expect(circuitLines).toEqual([{ lane: 'write', state: 'open' }]);
  });

  test('S33 S35 the retry of a read is one call of the circuit, and nine failures open nothing', async () => {
    answers(503);
    await endsOf(9, askPublic);
    expect(hub.seen).toHaveLength(18);
    answers(200);
    expect(await endOf(askPublic())).toBe('answered');
    expect(circuitLines).toEqual([]);
  });

  test('S35 two seconds later one call decides, and the others do not wait for it', async () => {
    const time = clock();
    answers(503);
    await endsOf(10, askPublic);
    hub.seen.length = 0;
    time.advance(1_900);
    expect(await endOf(askPublic())).toBe('unreachable');
    expect(hub.seen).toEqual([]);
    time.advance(100);
    expect(await endsOf(5, askPublic)).toEqual(Array(5).fill('unreachable'));
    expect(new Set(hub.seen.map((seen) => seen.path)).size).toBe(1);
    expect(hub.seen).toHaveLength(2);
    answers(200);
    expect(await endOf(askPublic())).toBe('unreachable');
    time.advance(2_000);
    expect((await endsOf(5, askPublic)).sort()).toEqual(['answered', ...Array(4).fill('unreachable')]);
    expect(await endsOf(20, askPublic)).toEqual(Array(20).fill('answered'));
    expect(circuitLines).toEqual([
      { lane: 'public', state: 'open' },
      { lane: 'public', state: 'closed' },
    ]);
  });

  test('S35 failures spread over time open nothing', async () => {
    const time = clock();
    answers(503);
    for (let count = 0; count < 30; count += 1) {
      expect(await endOf(write())).toBe('unreachable');
      time.advance(250);
    }
    expect(hub.seen).toHaveLength(30);
  });

  test.each([400, 401, 403, 404, 408, 409, 429, 500, 501, 505])(
    'S33 S35 S62 a hub that answers %i is there',
    async (status) => {
      answers(status);
      await endsOf(30, write);
      expect(hub.seen).toHaveLength(30);
      expect(circuitLines).toEqual([]);
    },
  );

  const from = <T>(address: string, run: () => T): T =>
    requests.run({ requestId: 'circuit-1', beganAtMs: 0, address }, run);

  test('S62 failures of three callers open nothing, however many; those of four do', async () => {
    withoutDeadlines();
    answers(503);
    // One subscriber's, one address that writes itself in two ways, and addresses of one /24.
    const three = ['2001:db8:1:1::1', '2001:db8:1:ffff::2', '192.0.2.1', '::ffff:192.0.2.1', '192.0.2.2', '192.0.3.1'];
    await Promise.all(three.map((address) => from(address, () => endsOf(40, write))));
    expect(hub.seen).toHaveLength(240);
    expect(circuitLines).toEqual([]);
    await from('192.0.4.1', () => endsOf(40, write));
    expect(circuitLines).toEqual([{ lane: 'write', state: 'open' }]);
  });

  test('S62 failures of two callers open nothing, whatever calls of others are answered', async () => {
    clock();
    for (const address of ['198.51.100.1', '203.0.113.1', '192.0.3.1', '192.0.4.1']) {
      answers(200);
      await from(address, write).catch(() => undefined);
      answers(503);
      for (const two of ['192.0.2.1', '2001:db8:1:1::1']) await from(two, () => endsOf(3, write));
    }
    expect(circuitLines).toEqual([]);
  });

  test('S62 an endpoint that fails opens nothing while others of its lane answer; two that fail do', async () => {
    clock();
    const suggest = () => callEndpoint(contract.suggestHotels, { query: { lang: 'ko', query: 's' } }, {});
    hub.answer((seen, response) => json(response, seen.path.includes('suggest') ? 503 : 200, free));
    expect(await endOf(askPublic())).toBe('answered');
    await endsOf(20, suggest);
    expect(await endOf(askPublic())).toBe('answered');
    expect(circuitLines).toEqual([]);
    answers(503);
    await endsOf(1, askPublic);
    expect(circuitLines).toEqual([{ lane: 'public', state: 'open' }]);
  });

  test('S62 an address that asks for what fails makes no second deciding call while others could make it', async () => {
    const time = clock();
    answers(503);
    await endsOf(10, write);
    const writeFrom = (address: string) => from(address, () => endOf(write()));
    for (const address of ['192.0.2.1', '192.0.3.1']) {
      time.advance(2_000);
      expect(await writeFrom(address)).toBe('unreachable');
    }
    expect(hub.seen).toHaveLength(12);
    time.advance(2_000);
    answers(200);
    for (const address of ['192.0.2.2', '192.0.3.1']) expect(await writeFrom(address)).toBe('unreachable');
    expect(hub.seen, 'the decision is left to another').toHaveLength(12);
    expect(await writeFrom('192.0.4.1')).toBe('contract_broken');
    expect(circuitLines.at(-1)).toEqual({ lane: 'write', state: 'closed' });
  });

  test('S35 an address that is alone decides again six seconds after its deciding call failed', async () => {
    const time = clock();
    answers(503);
    await endsOf(10, write);
    const writeAgain = () => from('192.0.2.1', () => endOf(write()));
    time.advance(2_000);
    await writeAgain();
    time.advance(5_900);
    await writeAgain();
    expect(hub.seen).toHaveLength(11);
    time.advance(100);
    await writeAgain();
    expect(hub.seen).toHaveLength(12);
  });

  test('S33 S35 an answer of another shape opens nothing', async () => {
    hub.answer((_seen, response) => json(response, 200, { data: 'wrong' }));
    expect(new Set(await endsOf(30, write))).toEqual(new Set(['contract_broken']));
    expect(hub.seen).toHaveLength(30);
  });

  test('S35 S36 visitors who leave open nothing; the one who leaves as the deciding call decides nothing', async () => {
    const time = clock();
    hub.answer(() => undefined);
    const leave = async (count: number) => {
      const visitor = new AbortController();
      const calls = endsOf(count, () => write(visitor.signal));
      const before = hub.seen.length;
      await eventually(() => expect(hub.seen.length).toBe(before + count));
      visitor.abort();
      await calls;
    };
    await leave(20);
    answers(503);
    await endsOf(10, write);
    time.advance(2_000);
    hub.answer(() => undefined);
    await leave(1);
    expect(circuitLines).toEqual([{ lane: 'write', state: 'open' }]);
    // The next caller decides instead, at once.
    answers(503);
    const reached = hub.seen.length;
    expect(await endsOf(5, write)).toEqual(Array(5).fill('unreachable'));
    expect(hub.seen).toHaveLength(reached + 1);
    expect(circuitLines).toEqual([{ lane: 'write', state: 'open' }]);
  });

  test('S35 of one lane is closed while that of another is open', async () => {
    hub.answer((seen, response) => json(response, seen.path.includes('point') ? 503 : 200, free));
    await endsOf(10, askMember);
    hub.seen.length = 0;
    expect(await endOf(askMember())).toBe('unreachable');
    expect(hub.seen).toEqual([]);
    expect(await endOf(askPublic())).toBe('answered');
  });
});

describe('S35 the bulkhead', () => {
  test('S35 S62 one address with expensive calls has six places, also of free ones; its others wait, and another is served', async () => {
    const from = <T>(address: string, run: () => T) =>
      requests.run({ requestId: 'share-1', beganAtMs: 0, address }, run);
    hub.answer(() => undefined);
    const greedy = new AbortController();
    // One subscriber's addresses are one.
    const hanging = Promise.all(
      ['2001:db8:1:1::1', '2001:db8:1:2::1'].map((address) =>
        from(address, () => endsOf(30, () => askPublic(greedy.signal))),
      ),
    );
    await eventually(() => expect(hub.seen).toHaveLength(6));
    hub.answer((_seen, response) => json(response, 200, free));
    expect(await from('192.0.2.9', () => endsOf(20, askPublic))).toEqual(Array(20).fill('answered'));
    expect(hub.seen).toHaveLength(26);
    await expect(from('2001:db8:1:1::1', () => endsOf(200, askPublic).then((ends) => ends.at(-1)))).resolves.toBe(
      'unreachable',
    );
    greedy.abort();
    await hanging;
    expect(await from('2001:db8:1:1::1', () => endsOf(20, askPublic))).toEqual(Array(20).fill('answered'));
  });

  const tokens = { authorization: 'Bearer a.b.c', refresh: 'next' };
  const fromOne = <T>(run: () => T) => requests.run({ requestId: 'share-3', beganAtMs: 0, address: '192.0.2.40' }, run);
  /** The hub answers this path; all other calls hang until the test ends them. */
  const answersOnly = (path: string, answer: object) =>
    hub.answer((seen, response) => (seen.path.includes(path) ? json(response, 200, answer, tokens) : undefined));

  test('S62 one address has two searches at once, whichever they are; its other reads and other addresses are served', async () => {
    answersOnly('/id/check', free);
    const view = { viewMonth: '2026-12', viewPeriod: 1, rooms: [{ adults: 2, minor: 0 }] };
    const stay = { checkInDate: '2026-12-01', checkOutDate: '2026-12-02', rooms: view.rooms, lang: 'en' as const };
    const greedy = new AbortController();
    const { signal } = greedy;
    const search = () => callEndpoint(contract.searchStays, { body: stay }, { signal });
    const hanging = fromOne(() =>
      Promise.all([
        endsOf(10, search),
        endsOf(10, () => callEndpoint(contract.placeNights, { body: view }, { signal })),
        endsOf(10, () => callEndpoint(contract.availableDates, { body: { ...view, hotelIdList: ['a'] } }, { signal })),
        endsOf(10, () => callEndpoint(contract.roomOffers, { params: { hotelId: 'a' }, body: stay }, { signal })),
      ]),
    );
    await eventually(() => expect(hub.seen).toHaveLength(2));
    expect(await fromOne(() => endsOf(20, askPublic))).toEqual(Array(20).fill('answered'));
    const others = endsOf(5, search);
    await eventually(() => expect(hub.seen).toHaveLength(27));
    greedy.abort();
    await Promise.all([hanging, others]);
  });

  test('S62 one address has three calls with a password at once, in all lanes; members behind it refresh', async () => {
    answersOnly('/auth/refresh', { data: {} });
    const greedy = new AbortController();
    const { signal } = greedy;
    const credentials = { membershipId: 'sample.member', password: 'Wrong-Word-1' };
    const hanging = fromOne(() =>
      Promise.all([
        endsOf(20, () => callEndpoint(contract.login, { body: credentials }, { signal })),
        endsOf(20, () =>
          callEndpoint(contract.provePassword, { body: { password: 'a' } }, { accessToken: 'a', signal }),
        ),
      ]),
    );
    await eventually(() => expect(hub.seen).toHaveLength(3));
    const refresh = () =>
      callEndpoint(contract.refreshTokens, { body: { accessToken: 'Bearer a', refreshToken: 'b' } }, { signal });
    expect(await fromOne(() => endsOf(20, refresh))).toEqual(Array(20).fill('answered'));
    expect(hub.seen).toHaveLength(23);
    greedy.abort();
    await hanging;
  });

  test('S62 every call that sends or replaces a password counts as one with a password', () => {
    const passwords = ['password', 'currentPassword', 'newPassword'];
    // `reportEvent` replaces the password by an unknown one, which the hub hashes as it does a typed one.
    const hasPassword = ({ name, body }: Endpoint) =>
      name === 'reportEvent' || (body !== undefined && passwords.some((field) => fieldsOf(body).has(field)));
    const entries = Object.values(contract as Record<string, Endpoint>);
    const named = (keep: (entry: Endpoint) => boolean) => entries.filter(keep).map(({ name }) => name);
    expect(named(hasPassword).length).toBeGreaterThan(5);
    expect(named((entry) => entry.costly === 'password')).toEqual(named(hasPassword));
  });

  test('S62 calls that have waited for half of their time no longer start: a slow hub works on six of one address', async () => {
    const address = '192.0.2.30';
    let [working, most] = [0, 0];
    hub.answer(async (_seen, response) => {
      working += 1;
      most = Math.max(most, working);
      // As long as a hub works that does not notice who has left.
      await pause(1_000);
      working -= 1;
      json(response, 200, free);
    });
    const asked: Promise<string>[] = [];
    for (let n = 0; n < 40; n += 1) {
      const current = { requestId: 'share-2', beganAtMs: 0, address };
      asked.push(requests.run(current, () => endOf(askPublic())));
      await pause(10);
    }
    const ends = await Promise.all(asked);
    expect(most).toBe(6);
    expect(ends).toContain('unreachable');
    await eventually(() => expect(working).toBe(0));
  });

  test('S35 S36 a member lane full of hanging calls leaves the public one free; who leaves leaves the queue', async () => {
    withoutDeadlines();
    hub.answer((seen, response) => {
      if (!seen.path.includes('point')) json(response, 200, free);
    });
    const first = new AbortController();
    const second = new AbortController();
    const hanging = endsOf(64, () => askMember(first.signal));
    await eventually(() => expect(hub.seen).toHaveLength(64));
    const queued = endsOf(1_000, () => askMember(second.signal));
    await expect(askMember()).rejects.toMatchObject({ kind: 'unreachable', retryAfterSeconds: 2 });
    expect(await endsOf(64, askPublic)).toEqual(Array(64).fill('answered'));
    expect(hub.seen).toHaveLength(128);
    second.abort();
    expect(new Set(await queued).size).toBe(1);
    expect(hub.seen).toHaveLength(128);
    // The queue is free again: one more waits, and is served as soon as a place is.
    hub.answer((_seen, response) => json(response, 200, balance));
    const patient = endOf(askMember());
    first.abort();
    await hanging;
    expect(await patient).toBe('answered');
  });
});
