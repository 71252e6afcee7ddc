// @vitest-environment node
import './next-in-process';
import type { Metadata } from 'next';
import { beforeEach, expect, test } from 'vitest';
import { generateMetadata as ofBooking } from '@/app/[locale]/(personal)/booking/confirmation/[reservationNo]/page';
import BookingRoute from '@/app/[locale]/(personal)/booking/page';
import { generateMetadata as ofTable } from '@/app/[locale]/(personal)/dining/[restaurantId]/table/page';
import { generateMetadata as ofTableBooking } from '@/app/[locale]/(personal)/dining/confirmation/[tableReservationNo]/page';
import { generateMetadata as ofOffers } from '@/app/[locale]/(personal)/search/[hotelId]/page';
import { sealSession } from '@/lib/session/session';
import en from '@/messages/en/booking.json';
import common from '@/messages/en/common.json';
import dining from '@/messages/en/dining.json';
import search from '@/messages/en/search.json';
import { book, bookingBody, offerOf, stayIn, stock } from '../sandbox/booking-steps';
import { callHub, signIn } from '../sandbox/hub-caller';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { memberSession } from '../session/sample-session';
import { inLanguage } from '../setup/root-params';
import { cookieJar } from './next-in-process';

const sandbox = sandboxAsHub();
beforeEach(() => cookieJar.clear());

type MakeMetadata = (props: never) => Promise<Metadata>;

/** The title without the name of the group. */
async function titleOf(generateMetadata: MakeMetadata, params: object, query: object = {}): Promise<string> {
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve(query) };
  const { title } = await inLanguage('en', () => generateMetadata(props as never));
  return String(title).replace(` · ${common.brand.group}`, '');
}

async function logIn() {
  const { token, refresh } = await signIn(sandbox);
  cookieJar.set('session', await sealSession(memberSession({ accessToken: token, refreshToken: refresh })));
  return token;
}

test('a confirmation that is not shown without a login does not claim one in its title', async () => {
  expect(await titleOf(ofBooking, { reservationNo: 'HN-XXXXXXXX' })).toBe(en.confirmation.logInTitle);
  expect(await titleOf(ofTableBooking, { tableReservationNo: 'DN-XXXXXXXX' })).toBe(dining.confirmation.logInTitle);
});

test('a confirmation of a number that a member does not have is not found in its title', async () => {
  await logIn();
  expect(await titleOf(ofBooking, { reservationNo: 'HN-XXXXXXXX' })).toBe(en.confirmation.notFoundTitle);
  expect(await titleOf(ofTableBooking, { tableReservationNo: 'DN-XXXXXXXX' })).toBe(dining.confirmation.notFoundTitle);
});

test('the title of a confirmation follows the reservation', async () => {
  const token = await logIn();
  const stay = stayIn(20);
  await stock(sandbox, stay, 4);
  const { body } = await book(sandbox, token, bookingBody(stay, await offerOf(sandbox, stay, 'flexible')));
  const params = { reservationNo: body.data.reservationNo };
  expect(await titleOf(ofBooking, params)).toBe(en.confirmation.eyebrow);
  await callHub(sandbox, 'cancelReservation', { token, params, body: { expectedFeeKrw: 0 } });
  expect(await titleOf(ofBooking, params)).toBe(en.confirmation.cancelledTitle);
});

test('the rooms of a hotel and the tables of a restaurant that do not exist are not found in their titles', async () => {
  const { checkInDate, checkOutDate } = stayIn(20);
  const query = { checkIn: checkInDate, checkOut: checkOutDate, room: '2-0' };
  expect(await titleOf(ofOffers, { hotelId: 'nope' }, query)).toBe(common.state.notFoundTitle);
  expect(await titleOf(ofOffers, { hotelId: 'a b' }, query)).toBe(common.state.notFoundTitle);
  expect(await titleOf(ofOffers, { hotelId: 'haneul-namsan' }, query)).toBe(search.results.choose);
  expect(await titleOf(ofTable, { restaurantId: 'nope' })).toBe(common.state.notFoundTitle);
  expect(await titleOf(ofTable, { restaurantId: 'namsan-bulbit' })).toBe(dining.table.heading);
});

test.each([
  ['nope', [en.broken.toSearch]],
  ['haneul-namsan', [en.broken.toOffers, en.broken.toSearch]],
])('a booking that cannot be opened leads only to rooms that exist: %s', async (hotel, labels) => {
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve({ hotel }) };
  const { links } = (await inLanguage('en', () => BookingRoute(props))).props as { links: { label: string }[] };
  expect(links.map(({ label }) => label)).toEqual(labels);
});
