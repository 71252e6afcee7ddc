import { type SeoulDay, yearsBetween } from '@/lib/dates/day';

/** Korean law lets children below this age join only with a parent's consent, which is not offered. */
const JOINING_AGE = 14;

export const isOfAge = (birthDate: SeoulDay, today: SeoulDay): boolean => yearsBetween(birthDate, today) >= JOINING_AGE;
