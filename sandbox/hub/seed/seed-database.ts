import { deferForeignKeys, tablesOf } from '../database.ts';
import { SEED_VERSION } from '../schema.ts';
import { forgetNightColumns } from '../stay/night-columns.ts';
import { readMeta, type World, writeMeta } from '../world.ts';
import { hotels } from './hotels.ts';
import { seedMembers } from './sample-members.ts';

/** A database of another catalogue may hold bookings of hotels that this one does not have. */
const seedMark = `${SEED_VERSION}/${hotels.length} hotels`;

/** Whether the database was seeded by this version of the seed, for this catalogue. */
export function isSeeded(world: World): boolean {
  return readMeta(world.db, 'seed-version') === seedMark;
}

/** Empties every table and writes the seed, relative to the world's clock. */
export async function seedDatabase(world: World): Promise<void> {
  const members = await seedMembers(world);
  world.db.immediate(() => {
    deferForeignKeys(world.db);
    for (const table of tablesOf(world.db)) world.db.run(`DELETE FROM ${table}`);
    forgetNightColumns(world);
    members();
    writeMeta(world.db, 'seed-version', seedMark);
  });
}
