import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { days, readDays } from '../../scripts/any-day/days.mjs';

const preload = join(process.cwd(), 'scripts', 'any-day', 'preload.cjs');

/** What a Node process of its own prints, with the module loaded as `npm run any-day` loads it. */
function printedBy(script: string, clock: Record<string, string>): string {
  const { CLOCK_OFFSET_MS: _offset, CLOCK_STARTS_AT: _at, VITEST: _vitest, ...own } = process.env;
  const env = { ...own, NODE_OPTIONS: `--require=${JSON.stringify(preload)}`, ...clock };
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { env, encoding: 'utf8' });
  return (stdout + stderr).trim();
}

describe('a moved clock', () => {
  const at = { CLOCK_STARTS_AT: '2028-02-29T14:50Z' };

  it.each([
    ['new Date()', 'new Date().toISOString()'],
    ['Date.now()', 'new Date(Date.now()).toISOString()'],
    ['Date()', 'new Date(Date()).toISOString()'],
    ['another of its kind', 'new (new Date(0).constructor)().toISOString()'],
    ['a class of its own', 'new (class extends Date {})().toISOString()'],
  ])('is read by %s', (_, expression) => {
    expect(printedBy(`console.log(${expression})`, at)).toMatch(/^2028-02-29T14:5/);
  });

  it('leaves a written date, its checks and the timers as they are', () => {
    const script = `
      const before = performance.now();
      class Own extends Date { isOwn = true; }
      const own = new Own('2027-01-31T00:00Z');
      console.log(new Date(2026, 1, 28).getDate(), Date.UTC(2026, 0), Date.parse('2026-01-01'), Date.length);
      console.log(new Date() instanceof Date, own instanceof Own, own.isOwn, own.toISOString());
      setTimeout(() => console.log(performance.now() - before < 60_000), 1);`;
    expect(printedBy(script, at).split('\n')).toEqual([
      '28 1767225600000 1767225600000 7',
      'true true true 2027-01-31T00:00:00.000Z',
      'true',
    ]);
  });

  it('reaches threads, and processes that a test starts agree with it', () => {
    const script = `
      const { Worker } = require('node:worker_threads');
      const { execFileSync } = require('node:child_process');
      const day = 'new Date().toISOString().slice(0, 10)';
      console.log(process.env.CLOCK_OFFSET_MS !== undefined);
      console.log(execFileSync(process.execPath, ['-p', day], { encoding: 'utf8' }).trim());
      new Worker('console.log(' + day + ')', { eval: true });`;
    expect(printedBy(script, { ...at, VITEST: 'true' }).split('\n')).toEqual(['true', '2028-02-29', '2028-02-29']);
  });

  it('says so where it is told no instant', () => {
    expect(printedBy('1', {})).toContain('Set CLOCK_STARTS_AT');
  });
});

describe('the days', () => {
  const seoul = days.map(({ at }) => new Date(Date.parse(at) + 9 * 3_600_000).toISOString());
  const utc = days.map(({ at }) => new Date(at).toISOString());

  it('are at least twelve, each once', () => {
    expect(new Set(utc).size).toBe(days.length);
    expect(days.length).toBeGreaterThanOrEqual(12);
  });

  it('hold the ends of months and years, 29 February, a weekend, a Monday and both sides of midnight', () => {
    const weekdays = seoul.map((day) => new Date(day).getUTCDay());
    for (const weekday of [0, 1, 6]) expect(weekdays).toContain(weekday);
    for (const day of ['2026-11-23', '2026-11-26', '2026-11-30', '2026-12-31', '2027-01-01', '2028-02-29']) {
      expect(seoul.map((each) => each.slice(0, 10))).toContain(day);
    }
    for (const time of ['14:59', '15:01']) expect(utc.map((each) => each.slice(11, 16))).toContain(time);
  });

  it('hold a change of clocks in New York in spring and one in autumn', () => {
    const offsetAt = (ms: number) =>
      new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', timeZoneName: 'longOffset' }).format(ms).slice(-6);
    const changes = days.flatMap(({ at, zone }) => {
      const ms = Date.parse(at);
      const changed = offsetAt(ms) !== offsetAt(ms + 86_400_000);
      return zone === 'America/New_York' && changed ? [offsetAt(ms + 86_400_000)] : [];
    });
    expect(changes.sort()).toEqual(['-04:00', '-05:00']);
  });

  it.each([
    [
      '2026-12-31T14:59Z,2027-03-14T04:30Z@America/New_York',
      [
        { at: '2026-12-31T14:59Z', zone: undefined, why: 'the last minute of a year in Seoul' },
        { at: '2027-03-14T04:30Z', zone: 'America/New_York', why: 'half an hour before a day of 23 hours' },
      ],
    ],
    ['2026-05-05T00:00:30Z', [{ at: '2026-05-05T00:00:30Z', zone: undefined, why: '' }]],
    ['2026-12-31', null],
    ['2026-13-01T00:00Z', null],
    ['2026-12-31T14:59Z@Mars/Olympus', null],
    ['', null],
  ])('are read from %j', (text, read) => {
    expect(readDays(text)).toEqual(read);
  });
});
