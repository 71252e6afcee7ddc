import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupFacilities } from '@/lib/stay/facility-groups';
import { facilities } from '@/sandbox/hub/seed/facilities';

const codes = Object.keys(facilities);

describe('facilities in groups', () => {
  it('know every facility of the houses', () => {
    const groups = groupFacilities(codes.map((code) => ({ code })));
    expect(groups.map(({ group }) => group)).toEqual(['water', 'quiet', 'active', 'arriving']);
  });

  it('keep each one once, also unknown ones', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.oneof(fc.constantFrom(...codes), fc.string())), (some) => {
        const grouped = groupFacilities(some.map((code) => ({ code }))).flatMap((entry) => entry.facilities);
        expect(grouped.map(({ code }) => code).sort()).toEqual([...some].sort());
      }),
    );
    expect(groupFacilities([{ code: 'observatory' }])).toEqual([
      { group: 'others', facilities: [{ code: 'observatory' }] },
    ]);
  });
});
