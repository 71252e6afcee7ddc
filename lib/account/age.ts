import type { SeoulDay } from '@/lib/stay/dates';

/** Korean law lets children below this age join only with a parent's consent, which is not offered. */
export const JOINING_AGE = 14;

export function isOfAge(birthDate: SeoulDay, today: SeoulDay): boolean {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return (today.slice(5) < birthDate.slice(5) ? years - 1 : years) >= JOINING_AGE;
}
