/**
 * Instants at which tests are run. `zone` is the time zone of the machine, and so of jsdom and the browser; without it
 * the machine's own. `journeys`: journeys take several times as long as unit tests, so they have fewer days.
 */
export const days = [
  { at: '2026-11-23T03:00Z', why: 'a Monday on which the seed has hotels sold out', journeys: true },
  { at: '2026-11-26T03:00Z', why: 'another such day' },
  { at: '2026-11-30T03:00Z', why: 'the end of a month' },
  { at: '2026-12-31T03:00Z', why: 'the end of a year', journeys: true },
  { at: '2026-12-31T14:59Z', why: 'the last minute of a year in Seoul' },
  { at: '2026-12-31T15:01Z', why: 'the first minute of a year in Seoul, the year before in UTC' },
  { at: '2027-01-31T03:00Z', why: 'the end of a month that is longer than the next, a Sunday' },
  { at: '2027-02-06T03:00Z', why: 'a Saturday' },
  { at: '2028-02-28T15:01Z', why: 'the first minute of 29 February in Seoul' },
  { at: '2028-02-29T03:00Z', why: '29 February', journeys: true },
  { at: '2028-02-29T14:59Z', why: 'the last minute of 29 February in Seoul' },
  { at: '2027-03-14T04:30Z', zone: 'America/New_York', why: 'half an hour before a day of 23 hours', journeys: true },
  { at: '2027-11-07T04:30Z', zone: 'America/New_York', why: 'half an hour into a day of 25 hours', journeys: true },
];

const written = /^(?<at>\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?Z)(?:@(?<zone>[\w/+-]+))?$/;

/**
 * @param {string} text e.g. `2026-12-31T14:59Z,2027-03-14T04:30Z@America/New_York`
 * @returns {{ at: string, zone?: string, why: string }[] | null} null where one of them is no such day
 */
export function readDays(text) {
  const found = text.split(',').map((day) => written.exec(day.trim())?.groups);
  if (found.some((day) => !day || Number.isNaN(Date.parse(day.at)) || !isTimeZone(day.zone ?? 'UTC'))) return null;
  return found.map(({ at, zone }) => ({ at, zone, why: days.find((day) => day.at === at)?.why ?? '' }));
}

function isTimeZone(zone) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
