import type { InvalidStay } from '../../../lib/hub/contract/stay-obstacle.ts';
import { Refusal } from '../refusal.ts';
import { type RatePlanId, ratePlans } from '../seed/rate-plans.ts';
import { daysBetween, nightsOf, type SeoulDay } from '../seoul-day.ts';
import type { World } from '../world.ts';
import { requireOffered } from './last-accessible.ts';
import { roomTypeNights, takeNights } from './night-store.ts';
import { plansFor } from './offers.ts';
import { cancellationOf, priceStay } from './price.ts';
import type { ReservedRoom } from './reservation-store.ts';
import { findRoomType } from './room-type-index.ts';
import { housingOf } from './sleeping.ts';

export interface HotelStay {
  readonly hotelId: string;
  readonly checkInDate: SeoulDay;
  readonly checkOutDate: SeoulDay;
}

export type WantedRoom = Pick<ReservedRoom, 'roomTypeId' | 'ratePlanId' | 'adults' | 'minor' | 'minorAges'>;

/**
 * Prices one room again, from what is true now and not from what a page said.
 * @throws NOT_FOUND, OCCUPANCY_EXCEEDED, INVALID_STAY, SOLD_OUT
 */
export function priceRoom<R extends WantedRoom>(
  world: World,
  stay: HotelStay,
  room: R,
): R & Pick<ReservedRoom, 'price' | 'cancellation' | 'sleeping'> {
  const entry = findRoomType(room.roomTypeId);
  if (!entry || entry.hotel.hotelId !== stay.hotelId) throw new Refusal('NOT_FOUND');
  const { misfit, sleeping } = housingOf(entry, room);
  if (misfit) throw new Refusal('OCCUPANCY_EXCEEDED');
  const ratePlanId = plansFor(world, stay.hotelId, stay).find((id) => id === room.ratePlanId);
  // A plan that exists and is no longer sold (its lead time ran out) is a sold-out offer, not a wrong request.
  if (!ratePlanId && ratePlans[room.ratePlanId as RatePlanId]?.package) {
    const data: InvalidStay = { reason: 'package' };
    throw new Refusal('INVALID_STAY', {
      message: '선택하신 패키지는 더 이상 판매하지 않거나 이 날짜에 이용하실 수 없습니다.',
      data,
    });
  }
  if (!ratePlanId) throw new Refusal(Object.hasOwn(ratePlans, room.ratePlanId) ? 'SOLD_OUT' : 'NOT_FOUND');
  const nights = roomTypeNights(world, room.roomTypeId, stay.checkInDate, stay.checkOutDate);
  const stayNights = daysBetween(stay.checkInDate, stay.checkOutDate);
  const minStay = nights[0]?.minStay ?? 1;
  if (stayNights < minStay) {
    const data: InvalidStay = { reason: 'minimumStay', nights: minStay };
    throw new Refusal('INVALID_STAY', { message: `선택하신 날짜는 최소 ${minStay}박부터 예약하실 수 있습니다.`, data });
  }
  if (nights.length !== stayNights) throw new Refusal('SOLD_OUT');
  const plan = ratePlans[ratePlanId];
  const price = priceStay(nights, entry, plan, room);
  return {
    ...room,
    price,
    sleeping,
    cancellation: cancellationOf(stay.checkInDate, entry.hotel, plan, price, world.clock.now()),
  };
}

/**
 * Takes one room of each for every night, or none: the caller's transaction rolls back.
 * @param accessible whether the guest needs an accessible room @throws SOLD_OUT
 */
export function takeRooms(world: World, stay: HotelStay, rooms: readonly WantedRoom[], accessible: boolean): void {
  if (!accessible) requireOffered(world, stay, rooms);
  const nights = nightsOf(stay.checkInDate, stay.checkOutDate);
  for (const { roomTypeId } of rooms) {
    if (!takeNights(world, roomTypeId, nights, 1)) throw new Refusal('SOLD_OUT');
  }
}

/** All-in total of rooms before any voucher, in won. */
export function sumOf(rooms: readonly Pick<ReservedRoom, 'price'>[]): number {
  return rooms.reduce((sum, { price }) => sum + price.totalKrw, 0);
}
