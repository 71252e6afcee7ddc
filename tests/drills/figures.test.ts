import { describe, expect, test } from 'vitest';
import { noiseBound, percentile } from '../../bench/drills/figures.mjs';
import { alarmsIn } from '../../bench/drills/product-under-drill.mjs';

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  test('is a value that was measured', () => {
    expect(percentile(hundred, 0.95)).toBe(95);
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile([3, 1, 2], 0.95)).toBe(3);
    expect(percentile([3, 1, 2], 0)).toBe(1);
  });

  test('of nothing is no number', () => {
    expect(percentile([], 0.95)).toBeNaN();
  });
});

describe('the noise of pairs', () => {
  /** The same numbers in each run. */
  const seeded = (seed: number) => {
    let state = seed;
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state / 2 ** 31;
    };
  };
  const noise = (about: number, spread: number) => {
    const random = seeded(7);
    return Array.from({ length: 240 }, () => about + spread * (random() - 0.5));
  };

  test('holds two that are alike, and not two that differ by a good part of it', () => {
    const alike = noise(0, 10);
    expect(Math.abs(percentile(alike, 0.5))).toBeLessThan(noiseBound(alike, seeded(1)));
    const apart = noise(3, 10);
    expect(Math.abs(percentile(apart, 0.5))).toBeGreaterThan(noiseBound(apart, seeded(1)));
  });

  test('grows with the spread, and shrinks with the number of pairs', () => {
    const bound = noiseBound(noise(0, 10), seeded(1));
    expect(noiseBound(noise(0, 100), seeded(1))).toBeCloseTo(10 * bound, 5);
    expect(noiseBound(noise(0, 10).slice(0, 24), seeded(1))).toBeGreaterThan(bound);
  });
});

test('alarms are lines of level error and above, and words of an error that are no line', () => {
  const line = (level: string) => JSON.stringify({ level, msg: 'x' });
  const log = [line('info'), line('warn'), line('error'), line('fatal'), 'Ready in 1s', ' ⨯ Error: aborted', '{broken'];
  expect(alarmsIn(log.join('\n'))).toEqual([line('error'), line('fatal'), ' ⨯ Error: aborted', '{broken']);
});
