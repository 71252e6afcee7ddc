import { type Preferences, preferences } from '../../../lib/hub/contract/preference.ts';
import type { World } from '../world.ts';

const nothingSaid: Preferences = {
  bed: 'none',
  floor: 'none',
  view: 'none',
  pillow: 'none',
  quiet: false,
  diet: [],
  allergies: '',
  anniversaries: [],
  language: 'none',
};

export function preferencesOf(world: World, membershipNo: string): Preferences {
  const row = world.db.get<{ text: string }>(
    'SELECT text FROM member_preference WHERE membership_no = ?',
    membershipNo,
  );
  return row ? preferences.parse(JSON.parse(row.text)) : nothingSaid;
}

/** Preferences that are not wanted otherwise stay. */
export function writePreferences(world: World, membershipNo: string, wanted: Partial<Preferences>): void {
  world.db.run(
    `INSERT INTO member_preference VALUES (?, ?) ON CONFLICT (membership_no) DO UPDATE SET text = excluded.text`,
    membershipNo,
    JSON.stringify({ ...preferencesOf(world, membershipNo), ...wanted }),
  );
}
