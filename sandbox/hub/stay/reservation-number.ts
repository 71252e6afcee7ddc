import { randomInt } from 'node:crypto';

/** Without the look-alikes 0/O and 1/I, since guests read it out on the telephone. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `HN-XXXXXXXX` for rooms, `DN-…` for tables: 40 bits that cannot be guessed. */
export function newReservationNo(kind: 'HN' | 'DN' = 'HN'): string {
  return `${kind}-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`;
}
