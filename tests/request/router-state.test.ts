import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { describe, expect, test } from 'vitest';
import { dropForeignRouterState } from '@/lib/request/router-state';

const name = 'next-router-state-tree';
const state = (tree: unknown) => encodeURIComponent(JSON.stringify(tree));
const nested = (depth: number) => {
  let tree: unknown = ['__PAGE__', {}];
  for (let level = 1; level < depth; level += 1) tree = ['a', { children: tree }];
  return tree;
};
const kept = (headers: Record<string, string>) => {
  dropForeignRouterState(headers);
  return headers[name];
};

test('what the router of the deepest page sends is left alone', () => {
  const change = ['(personal)', 'myPage', 'reservationCheck', 'roomReservation', ['no', 'HR202609151234', 'd', null]];
  const tree = ['', ['locale', 'zh-CN', 'd', null], ...change, 'change'].reduceRight<unknown>(
    (children, segment) => [segment, { children }],
    ['__PAGE__', {}, null, 'refetch'],
  );
  expect(kept({ [name]: state(tree), rsc: '1' })).toBe(state(tree));
});

test.each([
  ['', {}],
  ['', { children: ['a', {}] }, null, 'refetch'],
  [['no', '1', 'c', ['x']], {}, ['/a', ''], 'inside-shared-layout', 4, 'x'],
  [['no', '1', 'oc', null], {}, null, 'metadata-only', null],
])('Next reads what is kept: %j', (...tree) => {
  expect(kept({ [name]: state(tree), rsc: '1' })).toBe(state(tree));
  expect(parseAndValidateFlightRouterState(state(tree))).toEqual(tree);
});

describe('deletes', () => {
  test.each(['garbage', '%', '%7B', '["",{}', '[1,{}]', '[""]', '["",{"children":[]}]', '["",{},1]', 'null', ''])(
    'what Next answers 500 to: %s',
    (broken) => {
      expect(kept({ [name]: broken, rsc: '1' })).toBeUndefined();
    },
  );

  test.each([null, '0', '1, 1'])('a state without a request for a part, rsc: %s', (rsc) => {
    expect(kept({ [name]: state(['', {}]), ...(rsc !== null && { rsc }) })).toBeUndefined();
  });

  test('S61 a valid state of more than 2 KB or 40 brackets, before it is parsed', () => {
    const attack = JSON.stringify(nested(850));
    expect(attack.length).toBeGreaterThan(13_000);
    const beforeUs = process.cpuUsage();
    expect(kept({ [name]: attack, rsc: '1' })).toBeUndefined();
    expect(kept({ [name]: encodeURIComponent(attack), rsc: '1' })).toBeUndefined();
    const { user, system } = process.cpuUsage(beforeUs);
    expect((user + system) / 1_000, 'ms').toBeLessThan(10);
    expect(kept({ [name]: state(nested(21)), rsc: '1' })).toBeUndefined();
    expect(kept({ [name]: state(['a'.repeat(2_048), {}]), rsc: '1' })).toBeUndefined();
  });
});
