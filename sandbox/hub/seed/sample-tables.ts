import { isClosed, minutesOf, seatingsOf } from '../dining/opening.ts';
import { findRestaurant } from '../dining/restaurants.ts';
import { freeUntilOf } from '../dining/table-booking.ts';
import { endTableReservation, insertTableReservation } from '../dining/table-reservation-store.ts';
import { leaveTables } from '../dining/table-store.ts';
import { addDays, seoulInstant } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import { bookedBefore } from './sample-stays.ts';

/** Tables beside the sample stays; days count from the day of the seed, negative for the past. */
const sampleTables = [
  { no: 'DN-SAMPLE01', restaurantId: 'oreum-deulbul', inDays: 22, time: '18:30', party: 2, cancelled: false },
  { no: 'DN-SAMPLE02', restaurantId: 'seorak-hwaru', inDays: -74, time: '18:00', party: 2, cancelled: false },
  { no: 'DN-SAMPLE03', restaurantId: 'gyeongbok-onchae', inDays: -30, time: '19:00', party: 4, cancelled: true },
] as const;

/** @param series, laterDays as of `seedStays` */
export function seedTables(world: World, membershipNo: string, series = 'SAMPLE', laterDays = 0): void {
  for (const sample of sampleTables) {
    const restaurant = findRestaurant(sample.restaurantId);
    const seating = restaurant && seatingsOf(restaurant.dining).find(({ starts }) => starts === minutesOf(sample.time));
    const table = restaurant?.tables.find(({ seats }) => seats >= sample.party);
    if (!restaurant || !seating || !table) throw new Error(`Sample table ${sample.no} names an unknown seating`);
    const tableReservationNo = sample.no.replace('SAMPLE', series);
    const wanted = addDays(today(world), sample.inDays + laterDays);
    // The evening before, still of the same stay, where the hotel rests on the wanted one.
    const date = isClosed(restaurant.dining, wanted) ? addDays(wanted, -1) : wanted;
    leaveTables(world, restaurant, date, restaurant.tables.length, sample.time);
    insertTableReservation(world, {
      tableReservationNo,
      membershipNo,
      restaurantId: sample.restaurantId,
      date,
      starts: seating.starts,
      ends: seating.ends,
      tableNo: table.tableNo,
      party: sample.party,
      guestFirstName: 'Sample',
      guestLastName: 'Member',
      email: 'sample.member@mail.example',
      mobile: '010-0000-0001',
      occasion: 'none',
      requests: '',
      lateFeePerGuestKrw: restaurant.dining.lateFeePerGuestKrw,
      freeUntil: freeUntilOf(restaurant, date, seating),
      bookedAt: bookedBefore(world, date, 31).toISOString(),
    });
    if (sample.cancelled) {
      const cancelledAt = new Date(seoulInstant(addDays(date, -3), '10:00')).toISOString();
      endTableReservation(world, { tableReservationNo, cancelledAt, feeKrw: 0 });
    }
  }
}
