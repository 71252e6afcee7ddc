import type { SeoulDay } from '../seoul-day.ts';
import type { World } from '../world.ts';
import { generateNight } from './night-generator.ts';
import { roomTypeEntries } from './room-type-index.ts';
import { searchIndex } from './search-index.ts';

/** One night of every room type of the group, by the type's place in `roomTypeEntries`. */
export interface NightColumn {
  readonly free: Uint16Array;
  readonly baseKrw: Uint32Array;
  readonly minStay: Uint8Array;
}

interface NightColumns {
  readonly columns: Map<SeoulDay, NightColumn>;
  /** The last entry of `night_change` that the columns know. */
  knownChange: number;
  /** Raised whenever a column may have changed. */
  version: number;
}

interface StoredNight {
  readonly roomTypeId: string;
  readonly free: number;
  readonly baseKrw: number;
  readonly minStay: number;
}

/** Some 0.4 MB each with 10,000 hotels. */
const MOST_COLUMNS = 200;

const stored = 'room_type_id AS roomTypeId, free, base_krw AS baseKrw, min_stay AS minStay';
const boards = new WeakMap<World, NightColumns>();

function lastChange({ db }: World): number {
  return db.get<{ seq: number }>('SELECT max(seq) AS seq FROM night_change')?.seq ?? 0;
}

/** Takes over what was booked, cancelled or set since the last look; the trigger `night_changed` has noted it. */
function catchUp(world: World, board: NightColumns): void {
  const changes = world.db.all<{ seq: number; roomTypeId: string; date: SeoulDay }>(
    'SELECT seq, room_type_id AS roomTypeId, date FROM night_change WHERE seq > ? ORDER BY seq',
    board.knownChange,
  );
  if (changes.length === 0) return;
  for (const { seq, roomTypeId, date } of changes) {
    board.knownChange = seq;
    const column = board.columns.get(date);
    const night = column && readStored(world, roomTypeId, date);
    if (night) put(column, night);
  }
  board.version += 1;
}

function readStored({ db }: World, roomTypeId: string, date: SeoulDay): StoredNight | undefined {
  return db.get<StoredNight>(`SELECT ${stored} FROM night WHERE room_type_id = ? AND date = ?`, roomTypeId, date);
}

function put(column: NightColumn, { roomTypeId, free, baseKrw, minStay }: StoredNight): void {
  const place = searchIndex().typePlace.get(roomTypeId);
  if (place === undefined) return;
  column.free[place] = free;
  column.baseKrw[place] = baseKrw;
  column.minStay[place] = minStay;
}

/** What the database holds of a night; the rest is as it was made, because no call has changed it. */
function readColumn(world: World, date: SeoulDay): NightColumn {
  const count = roomTypeEntries.length;
  const column = {
    free: new Uint16Array(count),
    baseKrw: new Uint32Array(count),
    minStay: new Uint8Array(count),
  };
  for (const night of world.db.all<StoredNight>(`SELECT ${stored} FROM night WHERE date = ?`, date)) put(column, night);
  roomTypeEntries.forEach((entry, place) => {
    if (column.baseKrw[place] !== 0) return;
    const night = generateNight(entry, date);
    column.free[place] = night.free;
    column.baseKrw[place] = night.baseKrw;
    column.minStay[place] = night.minStay;
  });
  return column;
}

/**
 * Nights of the whole group in memory, so that a search over all hotels reads numbers instead of rows. A night is
 * read when it is first asked for, and kept in step with the database from then on. Not for use inside a
 * transaction: what it rolls back would stay.
 */
export function nightColumns(world: World): { version: number; column: (date: SeoulDay) => NightColumn } {
  let board = boards.get(world);
  if (!board) {
    board = { columns: new Map(), knownChange: lastChange(world), version: 0 };
    boards.set(world, board);
  }
  const { columns } = board;
  catchUp(world, board);
  return {
    version: board.version,
    column(date) {
      const column = columns.get(date) ?? readColumn(world, date);
      columns.delete(date);
      columns.set(date, column);
      const oldest = columns.keys().next();
      if (columns.size > MOST_COLUMNS && !oldest.done) columns.delete(oldest.value);
      return column;
    },
  };
}

/** For a database that was emptied and filled again. */
export function forgetNightColumns(world: World): void {
  boards.delete(world);
}
