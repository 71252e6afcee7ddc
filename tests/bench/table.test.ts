import { describe, expect, it } from 'vitest';
import { alikeRow, judge, printed } from '@/bench/table.mjs';

const control = (ratio: number) => alikeRow({ name: 'a server, beside itself', yardstick: 'itself', ratio });
const page = { name: 'list', yardstick: 'H', value: 1_200, yardstickValue: 1_000, ratio: 1.2 };
const verdicts = (rows: Parameters<typeof judge>[0]) => judge(rows).map(({ verdict }) => verdict);

describe('a part of the table', () => {
  it('is judged against its aims, whichever way they point', () => {
    const rows = [control(1.1), { ...page, atMost: 1.15 }, { ...page, atLeast: 0.95 }, page];
    expect(verdicts(rows)).toEqual(['met', 'missed', 'met', '']);
  });

  it.each([0.84, 1.16])('is rejected where two servers that are alike differ by a ratio of %d', (ratio) => {
    expect(verdicts([control(ratio), { ...page, atMost: 1.15 }, page])).toEqual(['rejected', 'rejected', '']);
  });

  it('is missed where it could not be measured', () => {
    expect(verdicts([{ name: 'not measured', ratio: Number.NaN, atMost: 1 }])).toEqual(['missed']);
  });

  it('prints a row with both amounts, the ratio and the aim', () => {
    const rows = judge([{ ...page, part: 'cpu', atMost: 1.15 }]);
    expect(printed(rows, { markdown: true })).toContain(
      '| cpu | list | 1,200 µs | H | 1,000 µs | 1.20 | ≤ 1.15 | missed |',
    );
  });
});
