import { randomBytes } from 'node:crypto';
import { createClock, type HubClock } from './clock.ts';
import { type CallLog, createCallLog } from './control/call-log.ts';
import { createFaultRegistry, type FaultRegistry } from './control/fault-registry.ts';
import type { HubDatabase } from './database.ts';
import { type SeoulDay, seoulDayOf } from './seoul-day.ts';

export interface TokenSettings {
  accessTtlSeconds: number;
  refreshTtlSeconds: number;
}

export const defaultTokenSettings: TokenSettings = {
  accessTtlSeconds: 15 * 60,
  refreshTtlSeconds: 14 * 24 * 3600,
};

/** Everything a handler may touch. One per running hub, so that several run side by side in tests. */
export interface World {
  readonly db: HubDatabase;
  readonly clock: HubClock;
  readonly faults: FaultRegistry;
  readonly calls: CallLog;
  readonly tokens: TokenSettings;
  /** The hub's own origin, e.g. `http://localhost:4010`, known once it listens. */
  origin: string;
  /** Origin of the web, for the links of mails. */
  readonly webOrigin: string;
}

export function createWorld(db: HubDatabase, webOrigin = 'http://localhost:3000'): World {
  return {
    db,
    clock: createClock(),
    faults: createFaultRegistry(),
    calls: createCallLog(),
    tokens: { ...defaultTokenSettings },
    origin: '',
    webOrigin,
  };
}

export function today(world: World): SeoulDay {
  return seoulDayOf(world.clock.now());
}

/** An instant as the hub writes it: ISO 8601 in UTC. */
export function nowIso(world: World): string {
  return world.clock.now().toISOString();
}

export function readMeta(db: HubDatabase, key: string): string | undefined {
  return db.get<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)?.value;
}

export function writeMeta(db: HubDatabase, key: string, value: string): void {
  db.run('INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value', key, value);
}

/** A secret of this database, made at first use and kept with it, so that tokens outlive a restart. */
export function secretOf(db: HubDatabase, key: string): Uint8Array {
  const known = readMeta(db, key);
  if (known) return Buffer.from(known, 'base64url');
  const fresh = randomBytes(32);
  writeMeta(db, key, fresh.toString('base64url'));
  return fresh;
}
