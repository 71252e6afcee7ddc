const groups = {
  water: ['indoor-pool', 'outdoor-pool', 'hot-spring', 'spa', 'sauna'],
  quiet: ['library', 'tea-room', 'lounge', 'bar', 'garden'],
  active: ['gym', 'bicycles', 'beach-access', 'kids-room'],
  arriving: ['parking', 'ev-charging', 'airport-shuttle', 'meeting-room'],
} as const;

/** `others` holds what the hub may bring in later. */
export type FacilityGroup = keyof typeof groups | 'others';

const groupNames = [...(Object.keys(groups) as (keyof typeof groups)[]), 'others'] as const;

function groupOf(code: string): FacilityGroup {
  const found = Object.entries(groups).find(([, codes]) => (codes as readonly string[]).includes(code));
  return (found?.[0] as keyof typeof groups | undefined) ?? 'others';
}

export function groupFacilities<T extends { code: string }>(
  facilities: readonly T[],
): { group: FacilityGroup; facilities: T[] }[] {
  return groupNames
    .map((group) => ({ group, facilities: facilities.filter(({ code }) => groupOf(code) === group) }))
    .filter((entry) => entry.facilities.length > 0);
}
