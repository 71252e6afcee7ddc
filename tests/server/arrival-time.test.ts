import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ATTACHMENT_MAX_BYTES } from '@/lib/hub/contract/centre-limits';
import { FILE_WITHIN_MS, fixedArrivalTime, steadyArrivalTime } from '@/lib/server/arrival-time';
import { fileHandlers } from '@/lib/server/unfinished-requests';

const WITHIN_MS = 15_000;

/** When a body is over that is looked at each second; Infinity where it arrives within two minutes. */
function endOf(time: { isOver(nowMs: number, bytes: number): boolean }, bytesAt: (ms: number) => number): number {
  for (let ms = 1_000; ms <= FILE_WITHIN_MS; ms += 1_000) if (time.isOver(ms, bytesAt(ms))) return ms;
  return Number.POSITIVE_INFINITY;
}

describe('S51 the time that a file has to arrive', () => {
  test.each<[string, (ms: number) => number]>([
    ['5 MB at 1 Mbit/s', (ms) => ms * (ATTACHMENT_MAX_BYTES / 42_000)],
    ['40 kbit/s', (ms) => ms * 5],
    ['64 KB every ten seconds', (ms) => Math.floor(ms / 10_000) * 65_536],
  ])('is enough for %s', (_, bytesAt) => {
    expect(endOf(steadyArrivalTime(0, 0), bytesAt)).toBe(Number.POSITIVE_INFINITY);
  });

  test.each<[string, (ms: number) => number, number]>([
    ['nothing', () => 0, 0],
    ['a byte a second', (ms) => ms / 1_000, 0],
    ['a quick start and then nothing', (ms) => (ms < 2_000 ? 0 : 4_000_000), 2_000],
    ['a minute at 1 Mbit/s and then a byte a second', (ms) => Math.min(ms, 60_000) * 125 + ms / 1_000, 60_000],
  ])('ends within 15 seconds after %s', (_, bytesAt, stalledAtMs) => {
    const endMs = endOf(steadyArrivalTime(0, 0), bytesAt);
    expect(endMs).toBeGreaterThan(stalledAtMs + 10_000);
    expect(endMs).toBeLessThanOrEqual(stalledAtMs + WITHIN_MS);
  });

  test('what had arrived on the connection before counts for nothing', () => {
    expect(endOf(steadyArrivalTime(0, 9_000_000), () => 9_000_000)).toBeLessThanOrEqual(WITHIN_MS);
  });
});

test('S51 every other body has 15 seconds, however quickly it arrives', () => {
  expect(endOf(fixedArrivalTime(0), (ms) => ms * 1_000)).toBeLessThanOrEqual(WITHIN_MS);
});

test('the handlers that read a file are those whose bodies may take longer', () => {
  const handlers = globSync('app/api/**/route.ts').filter((file) => /\breadFile\(/.test(readFileSync(file, 'utf8')));
  expect(handlers.map((file) => file.replace(/^app(.*)\/route\.ts$/, '$1'))).toEqual(fileHandlers);
});
