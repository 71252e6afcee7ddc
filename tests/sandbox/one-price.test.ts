import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quoteBooking } from '@/lib/booking/offer-quote';
import type { RoomOffer, RoomOffers } from '@/lib/hub/contract/offer';
import { gatherNights, nightPriceKrw } from '@/lib/stay/availability';
import { addDays, seoulDayOf } from '../../sandbox/hub/seoul-day.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { bookingBody } from './booking-steps.ts';
import { callHub, control, signIn } from './hub-caller.ts';

let sandbox: RunningSandbox;
const today = seoulDayOf(new Date());
beforeAll(async () => {
  sandbox = await startSandbox();
  // A stay that begins today must not begin yesterday when midnight passes on the way.
  await control(sandbox, '/clock', { now: `${today}T12:00:00+09:00`, frozen: true });
});
afterAll(() => sandbox.stop());

const hotelIds = ['haneul-namsan', 'oreum-jeju', 'onjeong-dongnae'];
/** Days from today: before and after the lead time of the advance rate, and on its edge. */
const arrivals = [0, 6, 7, 30, 200];
const parties = [
  [{ adults: 2, minor: 0 }],
  [{ adults: 3, minor: 0 }],
  [
    { adults: 2, minor: 0 },
    { adults: 1, minor: 1 },
  ],
];

const cheapest = (offers: readonly RoomOffer[], isMember: boolean) =>
  offers.find(({ ratePlan }) => isMember || !ratePlan.memberOnly);

describe.each([
  { who: 'a guest', isMember: false },
  { who: 'a member', isMember: true },
])('$who is told one price', ({ isMember }) => {
  const rates = isMember ? 'member' : 'public';

  test.each(hotelIds.flatMap((hotelId) => parties.map((rooms) => ({ hotelId, rooms }))))(
    'by calendar, list and rooms of $hotelId for $rooms',
    async ({ hotelId, rooms }) => {
      for (const days of arrivals) {
        const checkInDate = addDays(today, days);
        await control(sandbox, '/inventory', { hotelId, date: checkInDate, count: 3 });
        await control(sandbox, '/minimum-stay', { hotelId, date: checkInDate, nights: 1 });
        const stay = { checkInDate, checkOutDate: addDays(checkInDate, 1), rooms, lang: 'ko' };
        const view = { viewMonth: checkInDate.slice(0, 7), viewPeriod: 1 };
        const { hotels } = (
          await callHub(sandbox, 'availableDates', { body: { hotelIdList: [hotelId], rooms, ...view } })
        ).body.data;
        const night = gatherNights([hotels[0].nights]).best.get(checkInDate);
        const list = (await callHub(sandbox, 'searchStays', { body: { ...stay, hotelIdList: [hotelId], rates } })).body
          .data.results[0];
        const offered: RoomOffers = (await callHub(sandbox, 'roomOffers', { params: { hotelId }, body: stay })).body
          .data;
        const chosen = offered.rooms.map(({ offers }) => cheapest(offers, isMember));
        const quoted = quoteBooking(
          {
            hotelId,
            checkInDate,
            checkOutDate: stay.checkOutDate,
            rooms: rooms.map((room, index) => ({
              ...room,
              roomTypeId: chosen[index]?.roomTypeId ?? '',
              ratePlanId: chosen[index]?.ratePlan.ratePlanId ?? '',
            })),
            expectedTotalKrw: 0,
          },
          offered,
        );
        if (quoted.kind !== 'quoted') throw new Error(`${hotelId} has no room for the party on ${checkInDate}`);
        const { totalKrw } = quoted.quote;
        expect(night && nightPriceKrw(night, isMember), `calendar, ${checkInDate}`).toBe(totalKrw);
        expect(list.lowestTotalKrw, `list, ${checkInDate}`).toBe(totalKrw);
      }
    },
  );

  test('by booking, reservation, list of reservations and look-up', async () => {
    const checkInDate = addDays(today, 21);
    const stay = { hotelId: 'haneul-namsan', checkInDate, checkOutDate: addDays(checkInDate, 1) };
    await control(sandbox, '/inventory', { hotelId: stay.hotelId, date: checkInDate, count: 3 });
    await control(sandbox, '/minimum-stay', { hotelId: stay.hotelId, date: checkInDate, nights: 1 });
    const asked = { checkInDate, checkOutDate: stay.checkOutDate, rooms: parties[0], lang: 'ko' };
    const list = (await callHub(sandbox, 'searchStays', { body: { ...asked, hotelIdList: [stay.hotelId], rates } }))
      .body.data.results[0];
    const offers = (await callHub(sandbox, 'roomOffers', { params: { hotelId: stay.hotelId }, body: asked })).body.data;
    const offer = cheapest(offers.rooms[0].offers, isMember);
    if (!offer) throw new Error('no rate');
    expect(offer.price.totalKrw).toBe(list.lowestTotalKrw);
    const body = bookingBody(stay, offer);
    if (!isMember) {
      const made = (await callHub(sandbox, 'createGuestReservation', { body })).body.data;
      const found = await callHub(sandbox, 'lookUpReservation', {
        body: { reservationNo: made.reservationNo, lastName: 'Member', contact: body.contact.email },
      });
      const { proof } = found.body.data;
      const detail = (await callHub(sandbox, 'guestReservationDetail', { body: { proof, lang: 'ko' } })).body.data;
      expect([made.totalKrw, detail.totalKrw]).toEqual([list.lowestTotalKrw, list.lowestTotalKrw]);
      return;
    }
    const { token } = await signIn(sandbox);
    const made = (await callHub(sandbox, 'createReservation', { body, token })).body.data;
    const params = { reservationNo: made.reservationNo };
    const detail = (await callHub(sandbox, 'reservationDetail', { params, query: { lang: 'ko' }, token })).body.data;
    const { reservations } = (await callHub(sandbox, 'listReservations', { query: { lang: 'ko' }, token })).body.data;
    const row = reservations.find(
      ({ reservationNo }: { reservationNo: string }) => reservationNo === made.reservationNo,
    );
    expect([made.totalKrw, detail.totalKrw, row.totalKrw]).toEqual(Array(3).fill(list.lowestTotalKrw));
  });
});
