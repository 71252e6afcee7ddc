import { LRUCache } from 'lru-cache';
import type { Misfit, SleepingArrangement, SleepingPlace, SleepingRules } from '../../../lib/hub/contract/sleeping.ts';
import type { Occupants } from './price.ts';
import type { RoomTypeEntry } from './room-type-index.ts';

/** A crib is for babies up to the second birthday. */
const CRIB_BELOW = 2;

/** @returns the rules as the contract says them */
export function sleepingRulesOf({ archetype, hotel: { children } }: RoomTypeEntry): SleepingRules {
  const { beds, bed, extraBeds = 1, crib = true } = archetype;
  return {
    beds: [...beds],
    sharingFreeBelow: children.sharingFreeBelow,
    extraBed:
      extraBeds === 0
        ? null
        : { kind: bed === 'ondol' ? 'mat' : 'bed', most: extraBeds, nightKrw: children.extraBedKrw },
    crib: crib ? { most: 1, nightKrw: children.cribKrw, belowAge: CRIB_BELOW } : null,
  };
}

/** In the order in which they go to the oldest where price and comfort are the same. */
const places = ['bed', 'extra', 'share', 'crib'] as const;
type Place = (typeof places)[number];
/** The lower the better, where the price is the same. */
const comfortOfBaby: Record<Place, number> = { crib: 0, share: 1, bed: 2, extra: 3 };
const comfort: Record<Place, number> = { bed: 0, share: 1, extra: 2, crib: 3 };

interface Bed {
  readonly kind: SleepingRules['beds'][number]['kind'];
  readonly adults: number;
  readonly free: number;
}

/** The beds of a room, one by one, after the adults have taken theirs, the first beds first. */
function bedsWithAdults({ beds }: SleepingRules, adults: number): Bed[] {
  let left = adults;
  return beds
    .flatMap(({ kind, count, sleeps }) => Array.from({ length: count }, () => ({ kind, sleeps })))
    .map(({ kind, sleeps }) => {
      const here = Math.min(left, sleeps);
      left -= here;
      return { kind, adults: here, free: sleeps - here };
    });
}

/** The cheapest places for minors, the oldest first; null where there are too few. At most three minors: each way is tried. */
function placesFor(rules: SleepingRules, beds: readonly Bed[], ages: readonly number[]): Place[] | null {
  const room: Record<Place, number> = {
    bed: beds.reduce((sum, { free }) => sum + free, 0),
    share: beds.filter(({ adults }) => adults > 0).length,
    extra: rules.extraBed?.most ?? 0,
    crib: rules.crib?.most ?? 0,
  };
  const cost: Record<Place, number> = {
    bed: 0,
    share: 0,
    extra: rules.extraBed?.nightKrw ?? 0,
    crib: rules.crib?.nightKrw ?? 0,
  };
  const isFor = (place: Place, age: number) =>
    (place !== 'share' || age < rules.sharingFreeBelow) && (place !== 'crib' || age < (rules.crib?.belowAge ?? 0));
  let best: { krw: number; comfort: number; chosen: Place[] } | null = null;
  const choose = (chosen: Place[], krw: number, discomfort: number): void => {
    const age = ages[chosen.length];
    if (age === undefined) {
      if (best === null || krw < best.krw || (krw === best.krw && discomfort < best.comfort)) {
        best = { krw, comfort: discomfort, chosen };
      }
      return;
    }
    for (const place of places) {
      if (!isFor(place, age) || chosen.filter((one) => one === place).length >= room[place]) continue;
      const wish = age < CRIB_BELOW ? comfortOfBaby : comfort;
      choose([...chosen, place], krw + cost[place], discomfort + wish[place]);
    }
  };
  choose([], 0, 0);
  return (best as { chosen: Place[] } | null)?.chosen ?? null;
}

/** Puts lines of the same place together. */
function merged(lines: readonly SleepingPlace[]): SleepingPlace[] {
  return [...Map.groupBy(lines, ({ place, shared }) => `${place}/${shared}`).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const sumOf = (key: 'count' | 'adults' | 'nightKrw') => same.reduce((sum, line) => sum + line[key], 0);
    return {
      ...first,
      count: sumOf('count'),
      adults: sumOf('adults'),
      minorAges: same.flatMap(({ minorAges }) => minorAges),
      nightKrw: sumOf('nightKrw'),
    };
  });
}

/**
 * Who sleeps where by a room type's rules, at the lowest price.
 * @param ages of all minors at check-in
 * @returns null where the beds are too few
 */
export function arrange(rules: SleepingRules, adults: number, ages: readonly number[]): SleepingArrangement | null {
  const beds = bedsWithAdults(rules, adults);
  const minors = ages.toSorted((a, b) => b - a);
  const chosen = placesFor(rules, beds, minors);
  if (chosen === null) return null;
  const agesIn = (place: Place) => minors.filter((_, index) => chosen[index] === place);
  const own = agesIn('bed');
  const sharing = agesIn('share');
  const inBeds = beds.map(({ kind, adults: here, free }): SleepingPlace => {
    const minorAges = own.splice(0, free);
    return {
      place: kind,
      shared: false,
      count: here + minorAges.length > 0 ? 1 : 0,
      adults: here,
      minorAges,
      nightKrw: 0,
    };
  });
  const inShared = beds
    .filter(({ adults: here }) => here > 0)
    .map(({ kind }): SleepingPlace => {
      const minorAges = sharing.splice(0, 1);
      return { place: kind, shared: true, count: minorAges.length, adults: 0, minorAges, nightKrw: 0 };
    });
  const brought = (['extra', 'crib'] as const).flatMap((place) =>
    agesIn(place).map((age): SleepingPlace => {
      const added = place === 'crib' ? 'crib' : rules.extraBed?.kind === 'mat' ? 'extraMat' : 'extraBed';
      const nightKrw = (place === 'crib' ? rules.crib?.nightKrw : rules.extraBed?.nightKrw) ?? 0;
      return { place: added, shared: false, count: 1, adults: 0, minorAges: [age], nightKrw };
    }),
  );
  return merged([...inBeds, ...inShared, ...brought]).filter(({ count }) => count > 0);
}

/** What a room type does with a party. */
interface Housing {
  /** Null where the ages are not said or the party is not taken. */
  readonly sleeping: SleepingArrangement | null;
  /** For extra beds and cribs, a night. */
  readonly nightKrw: number;
  readonly misfit: Omit<Misfit, 'roomTypeId'> | null;
}

const refused = (reason: Misfit['reason'], age: number | null = null): Housing => ({
  sleeping: null,
  nightKrw: 0,
  misfit: { reason, age },
});

/** Places of minors that do not count towards the guests of a room. */
const isUncounted = ({ place, shared }: SleepingPlace) => shared || place === 'crib';

function house(entry: RoomTypeEntry, { adults, minor, minorAges }: Occupants): Housing {
  const { archetype } = entry;
  const ages = minor === 0 ? [] : minorAges;
  if (adults > archetype.maxAdults) return refused('adults');
  if (minor > archetype.maxMinors) return refused('minors');
  if (ages === undefined) {
    return adults + minor > archetype.maxGuests ? refused('guests') : { sleeping: null, nightKrw: 0, misfit: null };
  }
  const sleeping = arrange(sleepingRulesOf(entry), adults, ages);
  // Beds run out for the oldest first: the younger ones could share.
  if (sleeping === null) return refused('beds', Math.max(...ages));
  const uncounted = sleeping.filter(isUncounted).reduce((sum, { minorAges: here }) => sum + here.length, 0);
  if (adults + minor - uncounted > archetype.maxGuests) return refused('guests');
  return { sleeping, nightKrw: sleeping.reduce((sum, { nightKrw }) => sum + nightKrw, 0), misfit: null };
}

type Housings = Map<RoomTypeEntry, Housing>;
const housedByKey = new LRUCache<string, Housings>({ max: 200 });
/** A call asks about the same party for every night and room type: no key is written each time. */
const housedByParty = new WeakMap<Occupants, Housings>();

/** Where the housings of a party are kept: the same for the same guests, in whichever order their ages are said. */
function housingsOf(party: Occupants): Housings {
  const known = housedByParty.get(party);
  if (known) return known;
  const key = [party.adults, party.minor, ...(party.minorAges ?? []).toSorted((a, b) => a - b)].join('-');
  const housings = housedByKey.get(key) ?? new Map();
  housedByKey.set(key, housings);
  housedByParty.set(party, housings);
  return housings;
}

/** How a room type houses a party, worked out once: a search asks it for every room type of the group. */
export function housingOf(entry: RoomTypeEntry, party: Occupants): Housing {
  const housings = housingsOf(party);
  const found = housings.get(entry) ?? house(entry, party);
  housings.set(entry, found);
  return found;
}
