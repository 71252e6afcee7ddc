import { addDays, nightsOf, type SeoulDay } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import { generateNight } from './night-generator.ts';
import { findRoomType, type RoomTypeEntry, roomTypesOf } from './room-type-index.ts';

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

/** Day after the last night on sale. */
const endOfSale = (world: World): SeoulDay => addDays(today(world), NIGHTS_ON_SALE);

/**
 * A night is as it was made until somebody touches it; only then is it written down, and from then on its row is
 * the truth. So a catalogue of any size costs nothing before it is booked.
 */
function withStored(
  world: World,
  entries: readonly RoomTypeEntry[],
  from: SeoulDay,
  until: SeoulDay,
  stored: readonly NightRow[],
): NightRow[] {
  const end = endOfSale(world);
  const dates = nightsOf(from, until < end ? until : end);
  const storedByType = Map.groupBy(stored, ({ roomTypeId }) => roomTypeId);
  return entries.flatMap((entry) => {
    const { roomTypeId, hotel } = entry;
    const known = new Map(storedByType.get(roomTypeId)?.map((row) => [row.date, row]));
    return dates.map(
      (date): NightRow =>
        known.get(date) ?? { roomTypeId, hotelId: hotel.hotelId, date, ...generateNight(entry, date) },
    );
  });
}

/** Nights of one hotel that somebody has touched, in [from, until). */
function storedNights(world: World, hotelId: string, from: SeoulDay, until: SeoulDay): NightRow[] {
  return world.db.all<NightRow>(
    `SELECT ${columns} FROM night WHERE hotel_id = ? AND date >= ? AND date < ?`,
    hotelId,
    from,
    until,
  );
}

/** Whether anything was booked, given back or set in [from, until). */
export function isTouched(world: World, hotelId: string, from: SeoulDay, until: SeoulDay): boolean {
  const sql = 'SELECT 1 AS found FROM night WHERE hotel_id = ? AND date >= ? AND date < ? LIMIT 1';
  return world.db.get<{ found: number }>(sql, hotelId, from, until) !== undefined;
}

/** Nights of one hotel in [from, until) that are on sale, by room type in the hotel's order and date. */
export function hotelNights(world: World, hotelId: string, from: SeoulDay, until: SeoulDay): NightRow[] {
  return withStored(world, roomTypesOf(hotelId), from, until, storedNights(world, hotelId, from, until));
}

/** Nights of one room type in [from, until) that are on sale, by date. */
export function roomTypeNights(world: World, roomTypeId: string, from: SeoulDay, until: SeoulDay): NightRow[] {
  const entry = findRoomType(roomTypeId);
  if (!entry) return [];
  const stored = world.db.all<NightRow>(
    `SELECT ${columns} FROM night WHERE room_type_id = ? AND date >= ? AND date < ?`,
    roomTypeId,
    from,
    until,
  );
  return withStored(world, [entry], from, until, stored);
}

/** Writes nights down as they were made, so that they can be changed; those that are there stay as they are. */
export function storeNights(world: World, entries: readonly RoomTypeEntry[], dates: readonly SeoulDay[]): void {
  const end = endOfSale(world);
  for (const entry of entries) {
    for (const date of dates) {
      if (date >= end) continue;
      const { free, baseKrw, minStay } = generateNight(entry, date);
      world.db.run(
        'INSERT OR IGNORE INTO night (room_type_id, hotel_id, date, free, base_krw, min_stay) VALUES (?, ?, ?, ?, ?, ?)',
        entry.roomTypeId,
        entry.hotel.hotelId,
        date,
        free,
        baseKrw,
        minStay,
      );
    }
  }
}

/**
 * Takes `rooms` rooms of a type for every night of a stay, all or none of them.
 * @returns false when a night has fewer left; the caller's transaction then rolls back.
 */
export function takeNights(world: World, roomTypeId: string, nights: readonly SeoulDay[], rooms: number): boolean {
  const entry = findRoomType(roomTypeId);
  if (!entry) return false;
  storeNights(world, [entry], nights);
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

/** Sells out the nights of whole hotels in [from, until). */
export function sellOut(world: World, hotelIds: readonly string[], from: SeoulDay, until: SeoulDay): void {
  world.db.immediate(() => {
    for (const hotelId of hotelIds) {
      storeNights(world, roomTypesOf(hotelId), nightsOf(from, until));
      world.db.run('UPDATE night SET free = 0 WHERE hotel_id = ? AND date >= ? AND date < ?', hotelId, from, until);
    }
  });
}
