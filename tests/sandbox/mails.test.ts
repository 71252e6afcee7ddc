import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { bookingBody, offerOf, stayIn, stock } from './booking-steps.ts';
import { tableBody, tableIn } from './dining-steps.ts';
import { callHub, control, type SignedIn, signIn } from './hub-caller.ts';

const webOrigin = 'https://www.sample.example';
const stay = stayIn(70);
const table = tableIn(40, 'haeundae-dot');

let sandbox: RunningSandbox;
let member: SignedIn;
beforeAll(async () => {
  sandbox = await startSandbox({ webOrigin });
  member = await signIn(sandbox);
  await stock(sandbox, stay, 40);
});
afterAll(() => sandbox.stop());

interface Mail {
  to: string;
  subject: string;
  text: string;
}
const mails = async () => ((await control(sandbox, '/outbox', undefined, 'GET')) as { mails: Mail[] }).mails;
const newest = async () => (await mails())[0] ?? { to: '', subject: '', text: '' };
const key = () => ({ headers: { 'idempotency-key': randomUUID() } });
const languages = [
  ['ko', '', '취소'],
  ['en', '/en', 'Cancel'],
  ['jp', '/jp', 'キャンセル'],
  ['ch', '/cn', '取消'],
] as const;

async function bookRoom(lang: string, contact?: { email: string; mobile: string }) {
  const body = { ...bookingBody(stay, await offerOf(sandbox, stay, 'flexible')), lang };
  const wanted = contact ? { ...body, contact } : body;
  return (await callHub(sandbox, 'createGuestReservation', { body: wanted, ...key() })).body.data;
}

describe.each(languages)('mails in %s', (lang, prefix, cancelling) => {
  test('of a room: number, room, hotel, times, sum, terms, and a link to the look-up', async () => {
    const { reservationNo, proof, totalKrw } = await bookRoom(lang);
    const detail = (await callHub(sandbox, 'guestReservationDetail', { body: { proof, lang } })).body.data;
    const { text } = await newest();
    const [room] = detail.rooms;
    for (const part of [
      reservationNo,
      detail.hotelName,
      detail.address,
      detail.telephone,
      detail.checkInFrom,
      detail.checkOutUntil,
      room.roomTypeName,
      room.guestLastName,
      totalKrw.toLocaleString('en-US'),
      cancelling,
    ]) {
      expect(text).toContain(part);
    }
    expect(text.split(/\s|：/)).toContain(`${webOrigin}${prefix}/reservation?number=${reservationNo}`);
    expect(text, 'nothing secret').not.toContain(proof);
    expect((await callHub(sandbox, 'mailGuestReservation', { body: { proof, lang } })).status).toBe(200);
    const again = await newest();
    expect([again.text, again.subject.includes(reservationNo)]).toEqual([text, true]);
  });

  test('of a table: number, place, time, party, terms, and a link', async () => {
    const body = { ...(await tableBody(sandbox, table)), lang };
    const { tableReservationNo } = (
      await callHub(sandbox, 'createTableReservation', { token: member.token, body, ...key() })
    ).body.data;
    const params = { tableReservationNo };
    const call = { token: member.token, params };
    const detail = (await callHub(sandbox, 'tableReservationDetail', { ...call, query: { lang } })).body.data;
    expect((await callHub(sandbox, 'mailTable', { ...call, body: { lang } })).status).toBe(200);
    const { text } = await newest();
    const link = `${webOrigin}${prefix}/myPage/reservationCheck/diningReservation/${tableReservationNo}`;
    for (const part of [
      tableReservationNo,
      detail.restaurantName,
      detail.address,
      detail.location,
      detail.telephone,
      detail.time,
      detail.guestLastName,
      cancelling,
      link,
    ]) {
      expect(text).toContain(part);
    }
  });
});

test('a mail is sent again three times in ten minutes, to the member of the reservation, as long as it is confirmed', async () => {
  const { token } = member;
  const body = bookingBody(stay, await offerOf(sandbox, stay, 'flexible'));
  const { reservationNo } = (await callHub(sandbox, 'createReservation', { token, body, ...key() })).body.data;
  const params = { reservationNo };
  const again = (by = token) =>
    callHub(sandbox, 'mailReservation', { token: by, params, body: { lang: 'en' } }).then(({ status }) => status);
  const stranger = await signIn(sandbox, 'recommender');
  expect(await again(stranger.token)).toBe(404);
  expect([await again(), await again(), await again(), await again()]).toEqual([200, 200, 200, 429]);
  expect((await newest()).text).toContain(`${webOrigin}/en/myPage/reservationCheck/roomReservation/${reservationNo}`);
  await callHub(sandbox, 'cancelReservation', { token, params, body: { expectedFeeKrw: 0 } });
  const cancelled = await newest();
  expect(cancelled.text).toContain(reservationNo);
  expect(await again(), 'nothing to confirm').toBe(404);
});

test('a lost number goes to the address of the booking alone, and every answer is the same', async () => {
  const email = 'Lost.Number@mail.example';
  const { reservationNo, proof } = await bookRoom('en', { email, mobile: '010-1234-5678' });
  const lead = (await callHub(sandbox, 'guestReservationDetail', { body: { proof, lang: 'en' } })).body.data.rooms[0];
  const before = (await mails()).length;
  const ask = (lastName: string, to: string) =>
    callHub(sandbox, 'mailGuestNumbers', { body: { lastName, email: to, lang: 'en' } });
  const answers = [
    await ask('Somebody', email),
    await ask(lead.guestLastName, 'other@mail.example'),
    await ask(` ${lead.guestLastName.toUpperCase()}`, email.toLowerCase()),
  ];
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  const sent = (await mails()).slice(0, (await mails()).length - before);
  expect(sent.map(({ to }) => to.toLowerCase())).toEqual([email.toLowerCase()]);
  expect(sent[0]?.text).toContain(`${webOrigin}/en/reservation?number=${reservationNo}`);
  await ask('Somebody', email);
  const limited = await ask('Somebody', email);
  expect(limited.status, 'limited by address').toBe(429);
  const seconds = Number(limited.headers.get('retry-after'));
  expect(seconds, 'says when it can be tried again').toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(600);
});
