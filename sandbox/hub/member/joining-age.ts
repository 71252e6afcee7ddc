import type { SeoulDay } from '../seoul-day.ts';

export const JOINING_AGE = 14;

/** Has somebody born on this day the age for joining? */
export function isOfAge(birthDate: SeoulDay, on: SeoulDay): boolean {
  const years = Number(on.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return (on.slice(5) < birthDate.slice(5) ? years - 1 : years) >= JOINING_AGE;
}
