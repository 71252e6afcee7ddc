import { listText } from '@/lib/i18n/list-text';
import { areAgesSaid, countGuests, type RoomOccupancy } from '@/lib/stay/rooms';
import type { StayTexts } from './search-texts';

/** Guests over all rooms: "2 adults · 1 child". Children are left out when there are none. */
export function guestsText(rooms: readonly RoomOccupancy[], stay: StayTexts): string {
  const { adults, minor } = countGuests(rooms);
  const words = [stay('adults', { count: adults })];
  if (minor > 0) words.push(stay('minors', { count: minor }));
  return words.join('\u00A0· ');
}

/** The ages of minors in one phrase, the oldest first: "under 1 and 3" may be read as below both. */
export const agesText = (ages: readonly number[], stay: StayTexts, locale: string): string =>
  listText(
    ages.toSorted((a, b) => b - a).map((age) => stay('age', { age })),
    locale,
  );

/** As `guestsText`, with the ages of the minors where all are said: "2 adults · 2 children (aged 13 and 5)". */
export function guestsWithAges(rooms: readonly RoomOccupancy[], stay: StayTexts, locale: string): string {
  const { adults, minor } = countGuests(rooms);
  if (minor === 0 || !areAgesSaid(rooms)) return guestsText(rooms, stay);
  const ages = agesText(
    rooms.flatMap(({ minorAges = [] }) => minorAges),
    stay,
    locale,
  );
  return [stay('adults', { count: adults }), stay('minorsAged', { count: minor, ages })].join('\u00A0· ');
}
