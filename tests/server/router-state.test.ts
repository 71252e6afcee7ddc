import { expect, test } from 'vitest';
import { dropBrokenRouterState } from '@/lib/server/router-state';

const name = 'next-router-state-tree';
const sent = encodeURIComponent(JSON.stringify(['', { children: ['membershipLogin', {}] }]));

test('what the router of a page sends is left alone', () => {
  const headers = { [name]: sent, rsc: '1' };
  dropBrokenRouterState(headers);
  expect(headers).toEqual({ [name]: sent, rsc: '1' });
});

test.each(['garbage', '%', '%7B', '["",{}', '[1,{}]', '['.repeat(9_000), '%22'.repeat(20_000), ''])(
  'what Next would answer 500 to is taken away: %.12s',
  (broken) => {
    const headers = { [name]: broken, rsc: '1' };
    dropBrokenRouterState(headers);
    expect(headers).toEqual({ rsc: '1' });
  },
);
