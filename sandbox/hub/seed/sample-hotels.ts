import { chance } from '../prng.ts';
import { addDays } from '../seoul-day.ts';
import type { HotelId } from './hotel-motifs.ts';
import type { HotelSeed, RoomSeed } from './hotel-seed.ts';
import { type RegionCode, regions } from './regions.ts';
import {
  houseWords,
  sampleDescriptions,
  sampleDirection,
  sampleStreet,
  sampleTaglines,
  type Town,
  towns,
} from './sample-hotel-texts.ts';
import type { Lang, Texts } from './texts.ts';

const EARLIEST_CHANGE = '2026-01-05';
const DAYS_OF_CHANGES = 300;

function textsOf(write: (lang: Lang) => string): Texts {
  return { ko: write('ko'), en: write('en'), jp: write('jp'), ch: write('ch') };
}

/** A template of the seed with its `{words}` put in. */
function filled(template: Texts, words: Readonly<Record<string, Texts | string>>): Texts {
  return textsOf((lang) =>
    template[lang].replace(/\{(\w+)\}/g, (_, name: string) => {
      const word = words[name];
      return typeof word === 'object' ? word[lang] : (word ?? '');
    }),
  );
}

/** The same entry of a list for the same words. */
function pick<T>(list: readonly T[], ...words: string[]): T {
  const found = list[Math.floor(chance(...words) * list.length)];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
}

/** A few of the model's rooms, smaller and at another price; the accessible one always. */
function roomsOf(model: HotelSeed, hotelId: string): RoomSeed[] {
  const factor = 0.5 + 0.5 * chance('price-level', hotelId);
  return model.rooms
    .filter(
      ({ archetype }, index) =>
        index === 0 || archetype === 'accessible-twin' || chance('has-room', hotelId, archetype) < 0.4,
    )
    .map((room) => ({
      ...room,
      count: Math.max(2, Math.round(room.count * (0.3 + 0.5 * chance('rooms', hotelId, room.archetype)))),
      baseKrw: Math.round((room.baseKrw * factor) / 1000) * 1000,
    }));
}

function sampleHotel(number: number, region: RegionCode, models: readonly HotelSeed[]): HotelSeed {
  const key = String(number);
  const model = pick(models, 'model', key);
  const place: Town = pick(towns[region], 'town', key);
  const word = pick(houseWords, 'word', key);
  const hotelId = `sample-${word.slug}-${place.slug}-${number}`;
  const name = textsOf((lang) => `${word.name[lang]} ${place.short[lang]} ${number}`);
  const words = { town: place.short, house: name, number: key };
  const astray = (axis: string) => Math.round((chance(axis, key) - 0.5) * 0.06 * 10_000) / 10_000;
  return {
    hotelId,
    changedOn: addDays(EARLIEST_CHANGE, Math.floor(chance('changed', key) * DAYS_OF_CHANGES)),
    picturesOf: model.hotelId as HotelId,
    region,
    themes: model.themes,
    name,
    tagline: filled(pick(sampleTaglines, 'tagline', key), words),
    city: place.city,
    street: filled(sampleStreet, words),
    postalCode: model.postalCode,
    latitude: place.latitude + astray('north'),
    longitude: place.longitude + astray('east'),
    telephone: model.telephone.replace(/\d{4}$/, key.padStart(4, '0').slice(-4)),
    checkInFrom: model.checkInFrom,
    checkOutUntil: model.checkOutUntil,
    freeCancelDays: model.freeCancelDays,
    breakfastKrw: model.breakfastKrw,
    children: model.children,
    highMonths: model.highMonths,
    facilities: model.facilities.filter((code) => chance('facility', hotelId, code) < 0.6),
    accessibility: model.accessibility,
    description: sampleDescriptions.map((template) => filled(template, words)),
    directions: [filled(sampleDirection, words)],
    landscapeAlt: model.landscapeAlt,
    views: model.views,
    rooms: roomsOf(model, hotelId),
    restaurants: [],
  };
}

/**
 * Sample hotels beside the group's own, to see the product with many: the same for the same number, region
 * after region, each with the pictures and the setting of one of its region's ownHotels.
 * @param count how many
 * @param ownHotels the group's own
 */
export function sampleHotels(count: number, ownHotels: readonly HotelSeed[]): HotelSeed[] {
  const codes = (Object.keys(regions) as RegionCode[]).filter((region) =>
    ownHotels.some((hotel) => hotel.region === region),
  );
  return Array.from({ length: count }, (_, index) => {
    const region = codes[Math.floor((index * codes.length) / count)] ?? 'seoul';
    return sampleHotel(
      ownHotels.length + index + 1,
      region,
      ownHotels.filter((hotel) => hotel.region === region),
    );
  });
}
