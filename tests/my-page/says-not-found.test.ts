// @vitest-environment node
import type { DehydratedState } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { saysNotFound } from '@/lib/my-page/load-member-queries';

function answers(...errors: unknown[]): DehydratedState {
  return { mutations: [], queries: errors.map((error) => ({ state: { error } })) } as unknown as DehydratedState;
}

describe('S18 a page about what is nobody’s, or another member’s', () => {
  it.each([
    ['found', answers(null), false],
    ['not found', answers(null, { failure: 'notFound' }), true],
    ['hub down', answers({ failure: 'unavailable' }), false],
    ['waits for a fresh token', answers(), false],
  ])('%s', (_name, state, notFound) => {
    expect(saysNotFound(state)).toBe(notFound);
  });
});
