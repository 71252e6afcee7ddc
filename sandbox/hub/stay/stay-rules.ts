import type { InvalidStay } from '../../../lib/hub/contract/stay-obstacle.ts';
import { Refusal } from '../refusal.ts';
import { addDays, daysBetween, type SeoulDay } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import { NIGHTS_ON_SALE } from './night-store.ts';

export const MAX_NIGHTS = 30;

const past: InvalidStay = { reason: 'past' };
const notOnSale: InvalidStay = { reason: 'notOnSale' };

/** Whether a stay may end on a day: nights are sold so far ahead and no further. */
export function isOnSale(world: World, checkOutDate: SeoulDay): boolean {
  return checkOutDate <= addDays(today(world), NIGHTS_ON_SALE);
}

/** @throws INVALID_STAY for a past, empty, reversed, too long or too distant stay */
export function requireValidStay(world: World, checkInDate: SeoulDay, checkOutDate: SeoulDay): void {
  const now = today(world);
  const nights = daysBetween(checkInDate, checkOutDate);
  if (checkInDate < now)
    throw new Refusal('INVALID_STAY', { message: '지난 날짜에는 예약하실 수 없습니다.', data: past });
  if (nights < 1) throw new Refusal('INVALID_STAY', { message: '체크아웃은 체크인 다음 날부터 가능합니다.' });
  if (nights > MAX_NIGHTS) {
    throw new Refusal('INVALID_STAY', { message: `한 번에 ${MAX_NIGHTS}박까지 예약하실 수 있습니다.` });
  }
  if (!isOnSale(world, checkOutDate)) {
    throw new Refusal('INVALID_STAY', { message: '아직 예약을 받지 않는 날짜입니다.', data: notOnSale });
  }
}
