import type { HotelDetail, HotelSummary, RoomType } from '../../../lib/hub/contract/hotel.ts';
import { restaurantsOfHotel } from '../dining/restaurants.ts';
import { accessibilityFacts, accessibleRoomFacts } from '../seed/accessibility.ts';
import { facilities } from '../seed/facilities.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
import { hotelScenes } from '../seed/picture-scenes.ts';
import { provinces, regions } from '../seed/regions.ts';
import { amenities, bedNames } from '../seed/room-archetypes.ts';
import type { Lang } from '../seed/texts.ts';
import { geoOf, landmarksOf } from './landmarks.ts';
import { isAccessible } from './last-accessible.ts';
import { hotelPicture, restaurantPicture, roomPictures } from './picture-catalog.ts';
import { type RoomTypeEntry, roomTypesOf } from './room-type-index.ts';
import { sleepingRulesOf } from './sleeping.ts';

/** Lowest nights by id, looked up when asked for; undefined where nothing is free. */
export interface LowestNights {
  readonly byHotel: Pick<ReadonlyMap<string, number>, 'get'>;
  readonly byRoomType: Pick<ReadonlyMap<string, number>, 'get'>;
}

export function summaryOf(hotel: HotelSeed, lowest: LowestNights, lang: Lang): HotelSummary {
  return {
    hotelId: hotel.hotelId,
    hotelName: hotel.name[lang],
    tagline: hotel.tagline[lang],
    categories: [
      { category: 'location', detail: hotel.region },
      ...hotel.themes.map((detail) => ({ category: 'theme', detail })),
    ],
    regionName: regions[hotel.region][lang],
    cityName: hotel.city[lang],
    geo: geoOf(hotel),
    facilities: hotel.facilities.map((code) => ({ code, name: facilities[code][lang] })),
    picture: hotelPicture(hotel, 'landscape', lang),
    landmark: landmarksOf(hotel, lang)[0] ?? null,
    lowestNightKrw: lowest.byHotel.get(hotel.hotelId) ?? null,
  };
}

/** What makes a type of room accessible; null for others. */
export const accessibilityOf = (roomTypeId: string, lang: Lang): RoomType['accessibility'] =>
  isAccessible({ roomTypeId })
    ? {
        doorWidthCm: 92,
        rollInShower: true,
        visualAlarm: true,
        facts: accessibleRoomFacts.map((fact) => fact[lang]),
      }
    : null;

export function roomTypeOf(entry: RoomTypeEntry, lowest: LowestNights, lang: Lang): RoomType {
  const { archetype, hotel, seed, roomTypeId } = entry;
  const view = hotel.views[seed.view];
  if (!view) throw new Error(`${roomTypeId} names the unknown view ${seed.view}`);
  const joint = lang === 'ko' || lang === 'en' ? ' ' : '';
  return {
    roomTypeId,
    name: archetype.name[lang],
    description: `${view.line[lang]}${joint}${archetype.line[lang]}`,
    areaM2: seed.areaM2,
    bed: { code: archetype.bed, name: bedNames[archetype.bed][lang] },
    view: { code: seed.view, name: view.name[lang] },
    occupancy: {
      maxAdults: archetype.maxAdults,
      maxMinors: archetype.maxMinors,
      maxGuests: archetype.maxGuests,
    },
    sleeping: sleepingRulesOf(entry),
    amenities: archetype.amenities.map((code) => amenities[code][lang]),
    accessibility: accessibilityOf(roomTypeId, lang),
    pictures: roomPictures(hotel, seed.archetype, lang),
    lowestNightKrw: lowest.byRoomType.get(roomTypeId) ?? null,
  };
}

const cancellationPolicies: Record<Lang, (days: number) => string> = {
  ko: (days) =>
    `체크인 ${days}일 전 18:00(한국 시간)까지 무료로 취소하실 수 있으며, 이후에는 취소 수수료로 첫날 1박 요금이 부과됩니다. 환불 불가 요금은 취소 수수료로 총액이 부과됩니다. 체크인 72시간 전까지 예약하시면 모든 요금을 예약 후 60분 동안 무료로 취소하실 수 있습니다.`,
  en: (days) =>
    `Cancel free of charge until 18:00 (Korea time), ${days === 1 ? '1 day' : `${days} days`} before check-in; after that, the cancellation fee is the price of the first night. For non-refundable rates, the cancellation fee is the total. A booking made 72 hours or more before check-in can be cancelled free of charge for 60 minutes, at every rate.`,
  jp: (days) =>
    `チェックイン${days}日前の18:00（韓国時間）まで無料でキャンセルいただけます。以降はキャンセル料として初日1泊分の料金を申し受けます。返金不可の料金は、キャンセル料として総額を申し受けます。チェックインの72時間前までのご予約は、どの料金でもご予約から60分以内は無料でキャンセルいただけます。`,
  ch: (days) =>
    `入住前${days}天18:00（韩国时间）前可免费取消，此后收取首晚房费作为取消费用。不可退款的价格，取消费用为总价。入住72小时前预订的，任何房价均可在预订后60分钟内免费取消。`,
};

/** @param facts of its facilities, on the day of the question */
export function detailOf(
  hotel: HotelSeed,
  { lowest, facts }: { lowest: LowestNights; facts: HotelDetail['facts'] },
  lang: Lang,
): HotelDetail {
  const roomTypes = roomTypesOf(hotel.hotelId).map((entry) => roomTypeOf(entry, lowest, lang));
  return {
    ...summaryOf(hotel, lowest, lang),
    description: hotel.description.map((paragraph) => paragraph[lang]),
    pictures: [
      ...hotelScenes.map((scene) => hotelPicture(hotel, scene, lang)),
      ...restaurantsOfHotel(hotel.hotelId).map(({ restaurantId, seed: { name } }) =>
        restaurantPicture(hotel, { restaurantId, name }, lang),
      ),
    ],
    address: {
      street: hotel.street[lang],
      city: hotel.city[lang],
      region: provinces[hotel.region][lang],
      postalCode: hotel.postalCode,
      country: 'KR',
    },
    telephone: hotel.telephone,
    email: `${hotel.hotelId}@haneul.example`,
    checkInFrom: hotel.checkInFrom,
    checkOutUntil: hotel.checkOutUntil,
    accessibility: hotel.accessibility.map((code) => accessibilityFacts[code][lang]),
    roomTypes,
    directions: hotel.directions.map((sentence) => sentence[lang]),
    landmarks: landmarksOf(hotel, lang),
    facts,
    cancellationPolicy: cancellationPolicies[lang](hotel.freeCancelDays),
  };
}

/** One line, in the order of the language. */
export function addressLineOf(hotel: HotelSeed, lang: Lang): string {
  const parts = [provinces[hotel.region][lang], hotel.city[lang], hotel.street[lang]].filter(
    (part, index, all) => all.indexOf(part) === index,
  );
  if (lang === 'en') return `${parts.reverse().join(', ')} ${hotel.postalCode}`;
  return parts.join(lang === 'ko' ? ' ' : '');
}
