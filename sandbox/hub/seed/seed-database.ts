import { SEED_VERSION } from '../schema.ts';
import { forgetNightColumns } from '../stay/night-columns.ts';
import { readMeta, type World, writeMeta } from '../world.ts';
import { hotels } from './hotels.ts';
import { seedMembers } from './sample-members.ts';

const tables = [
  'account_event',
  'answered_once',
  'attachment',
  'attempt',
  'cancelled_room',
  'chat',
  'claim',
  'consent',
  'consent_change',
  'enquiry',
  'frozen_member',
  'identity_check',
  'identity_link',
  'identity_request',
  'member_preference',
  'meta',
  'night',
  'night_change',
  'older_member',
  'outbox',
  'password_proof',
  'point_day',
  'point_drain',
  'point_tranche',
  'point_entry',
  'referral',
  'refresh_token',
  'reservation_room',
  'reservation',
  'table_day',
  'table_hold',
  'table_reservation',
  'tier_change',
  'temporary_password',
  'token_family',
  'verification_key',
  'voucher',
  'withdrawn_id',
  'member',
] as const;

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
    for (const table of tables) world.db.run(`DELETE FROM ${table}`);
    forgetNightColumns(world);
    members();
    writeMeta(world.db, 'seed-version', seedMark);
  });
}
