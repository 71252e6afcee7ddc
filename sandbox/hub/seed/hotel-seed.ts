import type { AccessibilityCode } from './accessibility.ts';
import type { FacilityCode } from './facilities.ts';
import type { HotelId } from './hotel-motifs.ts';
import type { RegionCode, ThemeCode } from './regions.ts';
import type { ArchetypeCode } from './room-archetypes.ts';
import type { Texts } from './texts.ts';

export interface RoomSeed {
  readonly archetype: ArchetypeCode;
  /** Key of {@link HotelSeed.views}. */
  readonly view: string;
  readonly areaM2: number;
  /** Rooms of this type in the hotel. */
  readonly count: number;
  /** Weekday price of a night in the low season, before service and tax, a multiple of 1,000 won. */
  readonly baseKrw: number;
}

export interface RestaurantSeed {
  readonly restaurantId: string;
  readonly name: Texts;
  readonly cuisine: Texts;
  readonly description: Texts;
  readonly hours: Texts;
}

/** One hotel of the group as its own staff would write it. */
export interface HotelSeed {
  readonly hotelId: string;
  /** Ids under which the hotel was known before; links to them still lead here. */
  readonly formerIds?: readonly string[];
  /** Day of the last change of its texts. */
  readonly changedOn: string;
  /** The hotel whose pictures stand for it; absent: its own. */
  readonly picturesOf?: HotelId;
  readonly region: RegionCode;
  readonly themes: readonly ThemeCode[];
  readonly name: Texts;
  readonly tagline: Texts;
  readonly city: Texts;
  readonly street: Texts;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The hub does not tell the coordinates. */
  readonly withoutGeo?: boolean;
  readonly telephone: string;
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
  /** Free cancellation ends at 18:00 this many days before arrival. */
  readonly freeCancelDays: number;
  /** Breakfast of one adult, before service and tax; a minor pays half. */
  readonly breakfastKrw: number;
  /** Below which age a minor shares a bed free; price of a night of an extra bed and of a crib, service and tax included. */
  readonly children: { readonly sharingFreeBelow: number; readonly extraBedKrw: number; readonly cribKrw: number };
  /** Months (1–12) in which everybody wants to come. */
  readonly highMonths: readonly number[];
  readonly facilities: readonly FacilityCode[];
  readonly accessibility: readonly AccessibilityCode[];
  readonly description: readonly Texts[];
  readonly directions: readonly Texts[];
  /** What the landscape picture shows, for those who do not see it. */
  readonly landscapeAlt: Texts;
  /** What a room looks at: a short name and one sentence for the room's description. */
  readonly views: Readonly<Record<string, { readonly name: Texts; readonly line: Texts }>>;
  readonly rooms: readonly RoomSeed[];
  readonly restaurants: readonly RestaurantSeed[];
}
