import { NEAR_MINUTES } from '../../../lib/hub/contract/offer.ts';
import { type FacilityCode, facilities } from '../seed/facilities.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
import { hotels } from '../seed/hotels.ts';
import { type LandmarkSeed, landmarkSeeds } from '../seed/landmarks.ts';
import { type BedCode, bedNames } from '../seed/room-archetypes.ts';
import { viewKindCodes, viewKindOf } from '../seed/view-kinds.ts';
import { distanceKm, travelOf } from './landmarks.ts';
import { roomTypeEntries } from './room-type-index.ts';

export const bedCodes = Object.keys(bedNames) as BedCode[];
export const placeCodes = landmarkSeeds.map(({ code }) => code);
export const facilityCodes = Object.keys(facilities) as FacilityCode[];

/** A set of codes as bits, by their place in a list; a code that is not in it sets none. */
export function bitsOf(codes: readonly string[], known: readonly string[]): number {
  return codes.reduce((bits, code) => (known.includes(code) ? bits | (1 << known.indexOf(code)) : bits), 0);
}

/** What a search asks of hotels and room types and never changes, in columns, so that thousands are gone through in a moment. */
export interface SearchIndex {
  /** Room types of hotel `h` are `firstType[h]` to `firstType[h + 1]`, places of `roomTypeEntries`. */
  readonly firstType: Int32Array;
  /** Bit of the bed, bits of the kinds of view, by room type. */
  readonly bed: Uint8Array;
  readonly views: Uint8Array;
  readonly accessible: Uint8Array;
  /** By hotel. */
  readonly facilities: Uint32Array;
  /** By landmark of the seed, then by hotel: 1 where it is near, by the minutes of the contract. */
  readonly near: readonly Uint8Array[];
  /** Place of a hotel by its id. */
  readonly hotelPlace: ReadonlyMap<string, number>;
  readonly typePlace: ReadonlyMap<string, number>;
}

/** In degrees: nothing further north or south is near, and most hotels need no more to be known than that. */
const NEVER_NEAR = 0.5;

function isNear(hotel: HotelSeed, place: LandmarkSeed): boolean {
  if (Math.abs(hotel.latitude - place.latitude) > NEVER_NEAR) return false;
  return travelOf(hotel, place, distanceKm(hotel, place)).minutes <= NEAR_MINUTES;
}

function build(): SearchIndex {
  const types = roomTypeEntries.length;
  const hotelPlace = new Map<string, number>(hotels.map(({ hotelId }, place) => [hotelId, place]));
  const firstType = new Int32Array(hotels.length + 1);
  const index = {
    firstType,
    bed: new Uint8Array(types),
    views: new Uint8Array(types),
    accessible: new Uint8Array(types),
    facilities: Uint32Array.from(hotels, (hotel) => bitsOf(hotel.facilities, facilityCodes)),
    near: landmarkSeeds.map((place) => Uint8Array.from(hotels, (hotel) => (isNear(hotel, place) ? 1 : 0))),
  };
  roomTypeEntries.forEach(({ hotel, seed, archetype }, type) => {
    const kind = viewKindOf(seed.view);
    index.bed[type] = bitsOf([archetype.bed], bedCodes);
    index.views[type] = kind === undefined ? 0 : bitsOf([kind], viewKindCodes);
    index.accessible[type] = archetype.accessible ? 1 : 0;
    // Entries come in the hotels' order, so the last one written is where the next hotel begins.
    firstType[(hotelPlace.get(hotel.hotelId) ?? 0) + 1] = type + 1;
  });
  return {
    ...index,
    hotelPlace,
    typePlace: new Map(roomTypeEntries.map(({ roomTypeId }, place) => [roomTypeId, place])),
  };
}

let built: SearchIndex | undefined;

/** The index of this process' catalogue, made when the first search comes. */
export function searchIndex(): SearchIndex {
  built ??= build();
  return built;
}

const placesByList = new WeakMap<readonly HotelSeed[], Int32Array>();

/** Places of hotels in the index; lists of the catalogue stay the same, so their places are looked up once. */
export function placesOf(list: readonly HotelSeed[]): Int32Array {
  const known = placesByList.get(list);
  if (known) return known;
  const { hotelPlace } = searchIndex();
  const places = Int32Array.from(list, ({ hotelId }) => hotelPlace.get(hotelId) ?? 0);
  placesByList.set(list, places);
  return places;
}
