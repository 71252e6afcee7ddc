import type { RoomOffer } from '../../lib/hub/contract/offer.ts';
import { hotels } from '../../sandbox/hub/seed/hotels.ts';
import { requiredTermIds } from '../../sandbox/hub/seed/terms.ts';
import { addDays, seoulDayOf } from '../../sandbox/hub/seoul-day.ts';
import type { RunningSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { type Answer, callHub, control } from './hub-caller.ts';

export interface StayWish {
  hotelId: string;
  checkInDate: string;
  checkOutDate: string;
}

/** A stay that begins in so many days, in Seoul. */
export function stayIn(days: number, nights = 2, hotelId = 'haneul-gyeongbok'): StayWish {
  const checkInDate = addDays(seoulDayOf(new Date()), days);
  return { hotelId, checkInDate, checkOutDate: addDays(checkInDate, nights) };
}

/** Puts rooms of a hotel on sale for every night of a stay, each bookable alone: the seed has minimum stays. */
export async function stock(
  sandbox: RunningSandbox,
  stay: StayWish,
  count: number,
  roomTypeId?: string,
): Promise<void> {
  for (let date = stay.checkInDate; date < stay.checkOutDate; date = addDays(date, 1)) {
    await control(sandbox, '/inventory', { hotelId: stay.hotelId, roomTypeId, date, count });
    await control(sandbox, '/minimum-stay', { hotelId: stay.hotelId, date, nights: 1 });
  }
}

/** Puts rooms of every hotel on sale for every night of a stay, whatever the seed has sold on those nights. */
export async function stockEveryHotel(sandbox: RunningSandbox, stay: StayWish, count = 6): Promise<void> {
  for (const { hotelId } of hotels) await stock(sandbox, { ...stay, hotelId }, count);
}

export async function offersOf(sandbox: RunningSandbox, stay: StayWish, token?: string): Promise<RoomOffer[]> {
  const { checkInDate, checkOutDate } = stay;
  const answer = await callHub(sandbox, 'roomOffers', {
    params: { hotelId: stay.hotelId },
    body: { checkInDate, checkOutDate, rooms: [{ adults: 2, minor: 0 }], lang: 'ko' },
    ...(token ? { token } : {}),
  });
  if (answer.status !== 200) throw new Error(`Offers answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.data.rooms[0].offers;
}

export async function offerOf(
  sandbox: RunningSandbox,
  stay: StayWish,
  ratePlanId: string,
  roomTypeId?: string,
): Promise<RoomOffer> {
  const offers = await offersOf(sandbox, stay);
  const offer = offers.find(
    (candidate) => candidate.ratePlan.ratePlanId === ratePlanId && (!roomTypeId || candidate.roomTypeId === roomTypeId),
  );
  if (!offer) throw new Error(`No ${ratePlanId} offer at ${stay.hotelId}`);
  return offer;
}

export function bookingBody(stay: StayWish, offer: RoomOffer) {
  return {
    ...stay,
    rooms: [
      {
        adults: 2,
        minor: 0,
        roomTypeId: offer.roomTypeId,
        ratePlanId: offer.ratePlan.ratePlanId,
        guestFirstName: 'Sample',
        guestLastName: 'Member',
        requests: '',
      },
    ],
    contact: { email: 'sample.member@mail.example', mobile: '010-0000-0001' },
    expectedTotalKrw: offer.price.totalKrw,
    consents: { requiredTermIds: requiredTermIds('booking'), optionalTermIds: [] as string[] },
    lang: 'ko',
  };
}

/** Ends the minutes in which a booking is cancelled free of charge, whatever its rate. */
export const endGrace = (sandbox: RunningSandbox, reservationNo: string) =>
  control(sandbox, '/grace-over', { reservationNo });

export function book(sandbox: RunningSandbox, token: string, body: unknown, key?: string): Promise<Answer> {
  return callHub(sandbox, 'createReservation', {
    token,
    body,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
}
