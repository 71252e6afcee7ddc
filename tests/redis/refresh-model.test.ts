import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import type { RefreshOutcome } from '@/lib/session/refresher';
import type { Session } from '@/lib/session/session-schema';
import { scriptedHubForFile } from '../hub/scripted-hub';
import { memberSession } from '../session/sample-session';
import { type RedisLine, startRedisLine } from './redis-line';
import { type RedisServer, startRedis } from './redis-server';
import { RotatingHub } from './rotating-hub';
import { startWebProcess, type WebProcess } from './web-process';

const PROCESSES = 3;
/** A wait that is too short under load looks like an outage, and an outage may come at any time here. */
const times = {
  redis: { patienceMs: 150, pauseMs: 10 },
  youngMs: 50,
  pauses: { loserPatienceMs: 200, lookAgainMs: 5, holdAgainMs: 10, writeAgainMs: 15 },
};

const hub = scriptedHubForFile();
let server: RedisServer;
let lines: RedisLine[];
let runs = 0;

beforeAll(async () => {
  server = await startRedis();
  lines = await Promise.all(Array.from({ length: PROCESSES }, () => startRedisLine(server.url)));
});
afterAll(async () => {
  await Promise.all(lines.map((line) => line.stop()));
  await server.stop();
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One session, three web processes, and everything that happens to them. */
class Site {
  readonly hub: RotatingHub;
  readonly processes: WebProcess[];
  readonly outcomes: RefreshOutcome[] = [];
  /** Somebody has logged out, in whichever process. */
  loggedOut = false;
  readonly #session: Session;
  readonly #pending: Promise<unknown>[] = [];

  constructor() {
    runs += 1;
    const first = { accessToken: `first${runs}.a`, refreshToken: `first${runs}` };
    this.hub = new RotatingHub(hub, first);
    this.#session = memberSession(first);
    this.processes = lines.map(({ url }) => startWebProcess(url, times));
  }

  process(at: number): WebProcess {
    const process = this.processes[at];
    if (!process) throw new Error(`there is no process ${at}`);
    return process;
  }

  /** The cookie with the pair that a browser got `age` rotations before the newest one that any browser has. */
  cookie(age: number): Session {
    const held = this.hub.issued.filter((pair, at) => at === 0 || this.#answered(pair));
    return { ...this.#session, tokens: held[Math.max(0, held.length - 1 - age)] ?? this.#session.tokens };
  }

  #answered(pair: TokenPair): boolean {
    return this.outcomes.some(
      (outcome) => outcome.kind === 'pair' && outcome.tokens.refreshToken === pair.refreshToken,
    );
  }

  ask(at: number, age: number): void {
    const answer = this.process(at).refresher.refreshOnce(this.cookie(age));
    this.#pending.push(answer.then((outcome) => this.outcomes.push(outcome)));
  }

  logOut(at: number): void {
    this.loggedOut = true;
    this.#pending.push(this.process(at).ended.end(this.#session));
  }

  /** Everything is mended, and whatever is under way comes to its end. */
  async comeToRest(): Promise<void> {
    for (const line of lines) line.mend();
    let open = true;
    const all = Promise.all(this.#pending).finally(() => {
      open = false;
    });
    while (open) {
      this.hub.answerOne();
      await sleep(2);
    }
    await all;
  }

  /** What a process answers to a cookie once it has an opinion. */
  async opinion(at: number, age: number): Promise<RefreshOutcome> {
    for (let tries = 0; tries < 300; tries += 1) {
      this.ask(at, age);
      await this.comeToRest();
      const outcome = this.outcomes.at(-1);
      if (outcome && outcome.kind !== 'trouble') return outcome;
      await sleep(20);
    }
    throw new Error(`process ${at} is still in trouble after everything was mended`);
  }

  close(): void {
    for (const { redis } of this.processes) redis.close();
  }
}

type Step = (site: Site) => unknown;
const at = fc.nat(PROCESSES - 1);
const named = (name: string, step: Step): Step => Object.assign(step, { toString: () => name });

const ask = fc.tuple(at, fc.nat(2)).map(([n, age]) => named(`ask ${n} (-${age})`, (site) => site.ask(n, age)));
const answer = fc.constant(named('hub answers', (site) => site.hub.answerOne()));
const busy = fc.constant(named('hub is busy once', (site) => site.hub.beBusyOnce()));
const wait = fc.integer({ min: 1, max: 40 }).map((ms) => named(`wait ${ms} ms`, () => sleep(ms)));
const cut = at.map((n) => named(`cut ${n}`, () => lines[n]?.cut()));
const hang = at.map((n) => named(`hang ${n}`, () => lines[n]?.hang()));
const mend = at.map((n) => named(`mend ${n}`, () => lines[n]?.mend()));
const logOut = at.map((n) => named(`log out ${n}`, (site) => site.logOut(n)));
/** Straight to the server, past every line. */
const inRedis = async (script: string) => {
  const direct = startWebProcess(server.url);
  await direct.redis.run((client) => client.eval(script, { keys: [], arguments: [] }));
  direct.redis.close();
};
const lockRunsOut = fc.constant(
  named('locks run out', () =>
    inRedis("for _, key in ipairs(redis.call('KEYS', 'refresh:lock:*')) do redis.call('DEL', key) end"),
  ),
);
const forgets = fc.constant(named('Redis forgets everything', () => inRedis("redis.call('FLUSHALL')")));

const ordinary = [
  { weight: 8, arbitrary: ask },
  { weight: 6, arbitrary: answer },
  { weight: 4, arbitrary: wait },
  { weight: 1, arbitrary: busy },
  { weight: 2, arbitrary: cut },
  { weight: 2, arbitrary: hang },
  { weight: 3, arbitrary: mend },
];

async function run(steps: Step[], judge: (site: Site) => Promise<void>): Promise<void> {
  await inRedis("redis.call('FLUSHALL')");
  const site = new Site();
  try {
    for (const step of steps) await step(site);
    await site.comeToRest();
    for (const outcome of site.outcomes) {
      if (outcome.kind === 'pair') expect(site.hub.issued).toContainEqual(outcome.tokens);
      if (outcome.kind === 'refused') expect(site.loggedOut || site.hub.reuses > 0).toBe(true);
    }
    await judge(site);
  } finally {
    await site.comeToRest();
    site.close();
  }
}

test('S28 S30 S32 whatever becomes of Redis: no token is used twice, no member is logged out, all agree afterwards', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(...ordinary), { minLength: 8, maxLength: 30 }), (steps) =>
      run(steps, async (site) => {
        expect(site.hub.reuses).toBe(0);
        for (let n = 0; n < PROCESSES; n += 1) {
          expect(await site.opinion(n, Number.POSITIVE_INFINITY)).toMatchObject({
            kind: 'pair',
            tokens: site.hub.newest,
          });
        }
        expect(site.hub.reuses).toBe(0);
      }),
    ),
    { numRuns: 12, endOnFailure: true },
  );
}, 120_000);

test('S07 S28 a logout in any process at any moment: no token is used twice, and every process refuses', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...ordinary), { minLength: 3, maxLength: 12 }),
      logOut,
      fc.array(fc.oneof(...ordinary), { minLength: 1, maxLength: 12 }),
      (before, leave, after) =>
        run([...before, leave, ...after], async (site) => {
          expect(site.hub.reuses).toBe(0);
          for (let n = 0; n < PROCESSES; n += 1) {
            const opinion = () => site.opinion(n, Number.POSITIVE_INFINITY);
            await expect.poll(opinion, { interval: 10 }).toEqual({ kind: 'refused' });
          }
        }),
    ),
    { numRuns: 8, endOnFailure: true },
  );
}, 120_000);

test('S28 locks that run out and a Redis that forgets may end a session at the hub, and never lead to a wrong pair', async () => {
  const harsh = [
    ...ordinary,
    { weight: 2, arbitrary: lockRunsOut },
    { weight: 2, arbitrary: forgets },
    { weight: 1, arbitrary: logOut },
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(...harsh), { minLength: 8, maxLength: 30 }), (steps) =>
      run(steps, async (site) => {
        for (let n = 0; n < PROCESSES; n += 1) await site.opinion(n, 0);
      }),
    ),
    { numRuns: 6, endOnFailure: true },
  );
}, 120_000);
