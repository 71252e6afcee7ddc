import { sampleAccounts } from '../../../sandbox/hub/seed/accounts.ts';
import { requiredTermIds } from '../../../sandbox/hub/seed/terms.ts';
import { addDays, seoulDayOf } from '../../../sandbox/hub/seoul-day.ts';
import { control } from '../product-under-drill.mjs';
import { withSite } from './two-webs.mjs';

const HOME = '198.51.100.1';
const HOTEL = 'haneul-gyeongbok';
const contact = { email: 'drilled.guest@mail.example', mobile: '010-0000-4242' };

/** The booking of a free room without a login, as its page sends it. */
export async function guestBooking(address, hub, post) {
  const checkInDate = addDays(seoulDayOf(new Date()), 40);
  const stay = { checkInDate, checkOutDate: addDays(checkInDate, 1), lang: 'ko' };
  await control(hub, 'POST', '/open-nights', { hotelId: HOTEL, dates: [checkInDate], count: 3 });
  const rooms = [{ adults: 2, minor: 0 }];
  const offered = await post(0, `/api/hub/product/hotel/${HOTEL}/offers`, address, { ...stay, rooms });
  const { offers } = JSON.parse(offered.text).data.rooms[0];
  const { roomTypeId, ratePlan, price } = offers.find(({ ratePlan: { ratePlanId } }) => ratePlanId === 'flexible');
  const guest = { guestFirstName: 'Ada', guestLastName: 'Drill', requests: '' };
  return {
    ...stay,
    hotelId: HOTEL,
    rooms: [{ ...rooms[0], ...guest, roomTypeId, ratePlanId: ratePlan.ratePlanId }],
    contact,
    expectedTotalKrw: price.totalKrw,
    consents: { requiredTermIds: requiredTermIds('booking'), optionalTermIds: [] },
  };
}

/** Books a room from an address without a login. @returns the number of the reservation */
async function bookFrom(address, hub, post) {
  const booked = await post(0, '/api/guest/booking', address, await guestBooking(address, hub, post));
  return JSON.parse(booked.text).data.reservationNo;
}

const mailsTo = async (hub, address) =>
  (await control(hub, 'GET', '/outbox')).mails.filter(({ to }) => to === address).length;

const guessedReservation = {
  what: 'a guest who looks up the reservation from where it was booked, after guesses of 60 addresses at its number',
  promise: 'guesses are slowed, 200',
  replay: ({ hub }) =>
    withSite(hub, 'guessed.reservation', async ({ post }) => {
      const reservationNo = await bookFrom(HOME, hub, post);
      const find = (n, from, lastName) =>
        post(n, '/api/guest/look-up', from, { reservationNo, lastName, contact: contact.email });
      let guess;
      for (let n = 0; n < 60; n += 1) guess = await find(n % 2, `192.0.2.${n + 1}`, 'Stranger');
      const own = await find(1, HOME, 'Drill');
      return { seen: `guess ${guess.status}, own ${own.status}`, kept: guess.status === 429 && own.status === 200 };
    }),
};

const usedUpMails = {
  what: 'the mails with a member’s id and a guest’s numbers, after 40 addresses asked for them under other names',
  promise: '200 each, one mail each, and none before',
  replay: ({ hub }) =>
    withSite(hub, 'used.up.mails', async ({ post }) => {
      await bookFrom(HOME, hub, post);
      const memberEmail = `${sampleAccounts.member.membershipId}@mail.example`;
      const askId = (n, from, memberName) =>
        post(n, '/api/guest/account', from, { type: 'id', memberName, memberEmail });
      const askNumbers = (n, from, lastName) =>
        post(n, '/api/guest/number', from, { lastName, email: contact.email, lang: 'ko' });
      const count = async () => [await mailsTo(hub, memberEmail), await mailsTo(hub, contact.email)];
      const before = await count();
      for (let n = 0; n < 40; n += 1) {
        await askId(n % 2, `192.0.2.${n + 1}`, '표본 아무개');
        await askNumbers(n % 2, `192.0.2.${n + 1}`, 'Stranger');
      }
      const between = await count();
      const answers = [await askId(0, HOME, '표본 회원'), await askNumbers(1, HOME, 'Drill')];
      const after = await count();
      const sent = [between, after].map((now, n) => now.map((mails, who) => mails - [before, between][n][who]));
      return {
        seen: `${answers.map(({ status }) => status).join(' ')}; mails before ${sent[0].join(' ')}, then ${sent[1].join(' ')}`,
        kept: answers.every(({ status }) => status === 200) && sent.join(' ') === '0,0 1,1',
      };
    }),
};

export const guestAttacks = {
  title: 'S64 other people’s reservations and mails',
  attacks: [guessedReservation, usedUpMails],
};
