// @vitest-environment node
import { isValidElement, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import MyPageLayout from '@/app/[locale]/(personal)/myPage/layout';
import { GuestFrame } from '@/components/my-page/shell/my-page-frame';
import { contract } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { callHub } from '@/lib/hub/hub-client';
import { loadForMember } from '@/lib/session/load-for-member';
import { useEnvironment } from '../env/environment';

const jar = vi.hoisted(() => new Map<string, string>());
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined) }),
}));
vi.mock('@/lib/hub/hub-client', () => ({ callHub: vi.fn() }));

const Secret = () => null;

/** Every component of a tree that is not rendered yet. */
function typesIn(node: ReactNode): unknown[] {
  if (Array.isArray(node)) return node.flatMap(typesIn);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return [node.type, ...typesIn(node.props.children)];
}

const forMembers = (Object.entries(contract) as [string, Endpoint][]).filter(
  ([, { audience }]) => audience !== 'anyone',
);

describe.each([
  ['no cookie', {}],
  ['a forged cookie', { session: 'Fe26.2*1*forged', 'signed-in': '1' }],
])('S14 My Page with the middleware out of the way and %s', (_, cookies) => {
  test('is an empty shell that leaves the page itself out', async () => {
    useEnvironment();
    jar.clear();
    for (const [name, value] of Object.entries(cookies)) jar.set(name, value);
    const tree = await MyPageLayout({ children: <Secret /> });
    expect(typesIn(tree)).toContain(GuestFrame);
    expect(typesIn(tree)).not.toContain(Secret);
  });

  test("asks the hub nothing that is a member's, should the page be asked for without its layout", async () => {
    expect(forMembers.length).toBeGreaterThan(10);
    for (const [name, entry] of forMembers) {
      expect(await loadForMember(entry, {} as never), name).toEqual({ state: 'renew' });
    }
    expect(callHub).not.toHaveBeenCalled();
  });
});
