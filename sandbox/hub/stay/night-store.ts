import { addDays, daysBetween, type SeoulDay } from '../seoul-day.ts';
import { readMeta, today, type World, writeMeta } from '../world.ts';
import { generateNight } from './night-generator.ts';
import { roomTypeEntries } from './room-type-index.ts';

/** How far ahead nights are on sale: today and the 399 nights after it. */
export const NIGHTS_ON_SALE = 400;

export interface NightRow {
  readonly roomTypeId: string;
  readonly hotelId: string;
  readonly date: SeoulDay;
  readonly free: number;
  readonly baseKrw: number;
  readonly minStay: number;
}

const columns = 'room_type_id AS roomTypeId, hotel_id AS hotelId, date, free, base_krw AS baseKrw, min_stay AS minStay';

/**
 * Puts the nights on sale that a moved-on calendar has reached. Nights that are there already keep
 * their bookings. Cheap when there is nothing to do: one read of a meta row.
 */
export function ensureNights(world: World): void {
  const { db } = world;
  const from = today(world);
  const until = addDays(from, NIGHTS_ON_SALE);
  const known = readMeta(db, 'nights');
  const [knownFrom, knownUntil] = known ? (known.split('/') as [SeoulDay, SeoulDay]) : [from, from];
  if (known && knownFrom <= from && until <= knownUntil) return;
  const firstDay = known && knownFrom < from ? knownFrom : from;
  const lastDay = known && knownUntil > until ? knownUntil : until;
  db.immediate(() => {
    const days = daysBetween(firstDay, lastDay);
    for (let index = 0; index < days; index += 1) {
      const date = addDays(firstDay, index);
      if (known && date >= knownFrom && date < knownUntil) continue;
      for (const entry of roomTypeEntries) {
        const night = generateNight(entry, date);
        db.run(
          'INSERT OR IGNORE INTO night (room_type_id, hotel_id, date, free, base_krw, min_stay) VALUES (?, ?, ?, ?, ?, ?)',
          entry.roomTypeId,
          entry.hotel.hotelId,
          date,
          night.free,
          night.baseKrw,
          night.minStay,
        );
      }
    }
    writeMeta(db, 'nights', `${firstDay}/${lastDay}`);
  });
}

/** Nights of one hotel in [from, until), by room type and date. */
export function hotelNights(world: World, hotelId: string, from: SeoulDay, until: SeoulDay): NightRow[] {
  return world.db.all<NightRow>(
    `SELECT ${columns} FROM night WHERE hotel_id = ? AND date >= ? AND date < ? ORDER BY room_type_id, date`,
    hotelId,
    from,
    until,
  );
}

/** Nights of one room type in [from, until), by date. */
export function roomTypeNights(world: World, roomTypeId: string, from: SeoulDay, until: SeoulDay): NightRow[] {
  return world.db.all<NightRow>(
    `SELECT ${columns} FROM night WHERE room_type_id = ? AND date >= ? AND date < ? ORDER BY date`,
    roomTypeId,
    from,
    until,
  );
}

/**
 * Takes `rooms` rooms of a type for every night of a stay, all or none of them.
 * @returns false when a night has fewer left; the caller's transaction then rolls back.
 */
export function takeNights(world: World, roomTypeId: string, nights: readonly SeoulDay[], rooms: number): boolean {
  return nights.every(
    (date) =>
      world.db.run(
        'UPDATE night SET free = free - ? WHERE room_type_id = ? AND date = ? AND free >= ?',
        rooms,
        roomTypeId,
        date,
        rooms,
      ) === 1,
  );
}

export function giveNightsBack(world: World, roomTypeId: string, nights: readonly SeoulDay[], rooms: number): void {
  for (const date of nights) {
    world.db.run('UPDATE night SET free = free + ? WHERE room_type_id = ? AND date = ?', rooms, roomTypeId, date);
  }
}
