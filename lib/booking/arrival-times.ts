const NIGHT_HOURS = [0, 1, 2];

const atHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/**
 * Times of arrival to choose from, every hour from the opening of check-in until the night. @param held one that was said
 * before, in its place
 */
export function arrivalTimes(checkInFrom: string, held: string | null): string[] {
  const opens = Number(checkInFrom.slice(0, 2));
  const evening = Array.from({ length: 24 - opens }, (_, hour) => atHour(opens + hour));
  const times = new Set([...evening, ...NIGHT_HOURS.map(atHour), ...(held === null ? [] : [held])]);
  return [...times].sort((a, b) => Number(isAfterMidnight(a)) - Number(isAfterMidnight(b)) || a.localeCompare(b));
}

/** @param nextDay says a time of the day after that of arrival (`common.stay.arrivalNight`) */
export const arrivalText = (time: string, nextDay: (words: { time: string }) => string): string =>
  isAfterMidnight(time) ? nextDay({ time }) : time;

const isAfterMidnight = (time: string): boolean => time < '06:00';
