import { type RoomChoice, writeChoice } from './booking-params';
import { parseResultParams, type ResultView, writeResultParams } from './result-params';
import type { RoomOccupancy } from './rooms';
import { parseSearchParams, type QueryValues, type StaySearch } from './search-params';
import type { StayDates } from './stay-dates';

/** The result list that a hotel's rooms were reached from: where was looked, what was filtered, in which order. */
export interface ListOrigin extends Pick<StaySearch, 'category' | 'detail' | 'hotelIds'> {
  view: ResultView;
}

/** The query of one hotel's rooms that leads back to the same list, without `?`. */
export function writeOffersAddress(
  { view, ...where }: ListOrigin,
  stay: StayDates,
  rooms: readonly RoomOccupancy[],
  choices: readonly RoomChoice[] = [],
): string {
  const { checkInDate, checkOutDate } = stay;
  const params = new URLSearchParams(
    writeResultParams({ ...where, checkInDate, checkOutDate, rooms: [...rooms] }, view),
  );
  for (const choice of choices) params.append('choice', writeChoice(choice));
  return params.toString();
}

/** The list in the address of a hotel's rooms; every hotel in its usual order where none is named. */
export function parseListOrigin(values: QueryValues, today: string): ListOrigin {
  const { category, detail, hotelIds } = parseSearchParams(values, { today }).search;
  return { category, detail, hotelIds, view: parseResultParams(values).view };
}
