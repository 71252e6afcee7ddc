import { addDays, nightsOf, type SeoulDay, seoulInstant } from '../seoul-day.ts';
import { generateNight } from '../stay/night-generator.ts';
import { storeNights, takeNights } from '../stay/night-store.ts';
import { bookedTerms, cancellationOf, priceStay } from '../stay/price.ts';
import { insertReservation } from '../stay/reservation-store.ts';
import { findRoomType, roomTypesOf } from '../stay/room-type-index.ts';
import { housingOf } from '../stay/sleeping.ts';
import { today, type World } from '../world.ts';
import { type RatePlanId, ratePlans } from './rate-plans.ts';
import { requiredTermIds } from './terms.ts';

interface SampleStay {
  readonly reservationNo: string;
  readonly hotelId: string;
  readonly archetype: string;
  readonly ratePlanId: RatePlanId;
  /** Days from the day of the seed; negative for the past. */
  readonly arrivesIn: number;
  readonly nights: number;
  readonly bookedDaysBefore: number;
  readonly requests: string;
}

const sampleStays: readonly SampleStay[] = [
  {
    reservationNo: 'HN-SAMPLE01',
    hotelId: 'oreum-jeju',
    archetype: 'terrace-king',
    ratePlanId: 'member',
    arrivesIn: 21,
    nights: 2,
    bookedDaysBefore: 40,
    requests: '높은 층을 부탁드립니다.',
  },
  {
    reservationNo: 'HN-SAMPLE02',
    hotelId: 'unhae-seorak',
    archetype: 'deluxe-twin',
    ratePlanId: 'member',
    arrivesIn: -75,
    nights: 2,
    bookedDaysBefore: 30,
    requests: '',
  },
  {
    reservationNo: 'HN-SAMPLE03',
    hotelId: 'haneul-gyeongbok',
    archetype: 'deluxe-double',
    ratePlanId: 'breakfast',
    arrivesIn: -190,
    nights: 1,
    bookedDaysBefore: 12,
    requests: '',
  },
  {
    reservationNo: 'HN-SAMPLE04',
    hotelId: 'haneul-haeundae',
    archetype: 'premier-king',
    ratePlanId: 'advance',
    arrivesIn: -420,
    nights: 3,
    bookedDaysBefore: 60,
    requests: '',
  },
];

/** In the evening of so many days before a day; of yesterday, where that has not come yet. */
export function bookedBefore(world: World, day: SeoulDay, days: number): Date {
  const evenings = [addDays(day, -days), addDays(today(world), -1)].map((each) =>
    Date.parse(seoulInstant(each, '20:15')),
  );
  return new Date(Math.min(...evenings));
}

/**
 * The past stays are written as confirmed ones that are over: the first settlement turns them into
 * nights and points by the same rules as everybody's.
 * @param series what the numbers of the reservations are told apart by
 * @param laterDays so many days after those of the sample member
 */
export function seedStays(world: World, membershipNo: string, series = 'SAMPLE', laterDays = 0): void {
  for (const stay of sampleStays) {
    const checkIn = addDays(today(world), stay.arrivesIn + laterDays);
    const checkOut = addDays(checkIn, stay.nights);
    const entry = findRoomType(`${stay.hotelId}-${stay.archetype}`) ?? roomTypesOf(stay.hotelId)[0];
    if (!entry) throw new Error(`Sample stay ${stay.reservationNo} names an unknown hotel`);
    const dates = nightsOf(checkIn, checkOut);
    if (stay.arrivesIn >= 0) {
      storeNights(world, [entry], dates);
      world.db.run(
        'UPDATE night SET free = free + 1 WHERE room_type_id = ? AND date >= ? AND date < ? AND free = 0',
        entry.roomTypeId,
        checkIn,
        checkOut,
      );
      takeNights(world, entry.roomTypeId, dates, 1);
    }
    const occupants = { adults: 2, minor: 0 };
    const plan = ratePlans[stay.ratePlanId];
    const nights = dates.map((date) => ({ date, baseKrw: generateNight(entry, date).baseKrw }));
    const price = priceStay(nights, entry, plan, occupants);
    const bookedAt = bookedBefore(world, checkIn, stay.bookedDaysBefore);
    insertReservation(
      world,
      {
        reservationNo: stay.reservationNo.replace('SAMPLE', series),
        membershipNo,
        hotelId: stay.hotelId,
        checkIn,
        checkOut,
        status: 'confirmed',
        totalKrw: price.totalKrw,
        email: 'sample.member@mail.example',
        mobile: '010-0000-0001',
        voucherId: null,
        voucherKrw: 0,
        points: 0,
        pointsKrw: 0,
        lang: 'ko',
        bookedAt: bookedAt.toISOString(),
      },
      [
        {
          roomTypeId: entry.roomTypeId,
          ratePlanId: stay.ratePlanId,
          ...occupants,
          sleeping: housingOf(entry, occupants).sleeping,
          guestFirstName: 'Sample',
          guestLastName: 'Member',
          requests: stay.requests,
          price,
          cancellation: bookedTerms(cancellationOf(checkIn, entry.hotel, plan, price, bookedAt), bookedAt),
        },
      ],
      { requiredTermIds: requiredTermIds('booking'), optionalTermIds: [] },
    );
  }
}
