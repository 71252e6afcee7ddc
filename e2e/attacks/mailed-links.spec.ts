import { randomUUID } from 'node:crypto';
import { contract, type EndpointName } from '../../lib/hub/contract/contract';
import { paths } from '../../lib/routes/paths';
import type { RunningSandbox } from '../../sandbox/hub/start-sandbox';
import { bookingBody, offerOf, stayIn } from '../../tests/sandbox/booking-steps';
import { guestTableBody, tableBody, tableIn } from '../../tests/sandbox/dining-steps';
import { callHub } from '../../tests/sandbox/hub-caller';
import { arriveWith, newMember } from '../actions/log-in';
import { expect, test } from '../fixtures/journey';
import type { Product } from '../fixtures/product';
import { send } from '../fixtures/raw-request';

const hubOf = ({ hub: { address } }: Product): RunningSandbox => ({
  port: Number(new URL(address).port),
  origin: address,
  hubBase: `${address}/hub`,
  plainBase: `${address}/api`,
  controlBase: `${address}/__sandbox`,
  stop: () => Promise.resolve(),
});

/** Opens an address as a scanner of mails does, and follows each redirect. */
async function open(link: string, method: 'GET' | 'HEAD', cookie: string): Promise<void> {
  const { origin, pathname, search } = new URL(link);
  const { status, headers } = await send(origin, pathname + search, method, { accept: 'text/html', cookie });
  expect(status, link).toBeLessThan(400);
  expect(headers['set-cookie'], link).toBeUndefined();
  if (headers.location) await open(new URL(headers.location, link).href, method, cookie);
}

test('S71 the links of all mails change nothing, whether a stranger or the member opens them', async ({
  guest,
  product,
}) => {
  const sandbox = hubOf(product);
  const account = await newMember(product, { points: 600 });
  await arriveWith(guest, account, paths.myPage());
  const login = await callHub(sandbox, 'login', { body: account });
  const token = login.headers.get('authorization') ?? '';
  const email = `${account.membershipId}@mail.example`;
  const contact = { email, mobile: '010-0000-0071' };
  const key = () => ({ headers: { 'idempotency-key': randomUUID() } });

  const stay = stayIn(71, 2, 'oreum-jeju');
  const room = { ...bookingBody(stay, await offerOf(sandbox, stay, 'flexible')), contact, lang: 'en' };
  const table = { ...(await tableBody(sandbox, tableIn(31))), contact };
  const guestTable = { ...(await guestTableBody(sandbox, tableIn(32))), contact };
  const withPoints = { ...room, points: { points: 200, amountKrw: 10_000 } };
  const booked = await callHub(sandbox, 'createReservation', { token, body: withPoints, ...key() });
  await callHub(sandbox, 'createGuestReservation', { body: room, ...key() });
  await callHub(sandbox, 'createTableReservation', { token, body: table, ...key() });
  await callHub(sandbox, 'createGuestTable', { body: guestTable, ...key() });
  const { membershipNo } = login.body.data;
  const { accessToken, encryptedCstNo } = (
    await callHub(sandbox, 'issueVocToken', { token, body: { cstNo: membershipNo } })
  ).body.retData;
  const feedback = { accessToken, cstNo: encryptedCstNo, lang: 'en', message: 'A softer pillow, please.' };
  await fetch(`${product.feedback}/parnasvoc.do`, { method: 'POST', body: new URLSearchParams(feedback) });

  const mails = (await product.hub.mails()).filter(({ to }) => to === email);
  const links = mails.flatMap(({ text }) => text.match(/https?:\S+/g) ?? []);
  expect(links, 'two rooms, spent points, two tables, the follow-up of a feedback').toHaveLength(6);

  const cookies = await guest.page.context().cookies();
  const session = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await product.hub.forgetCalls();
  for (const link of links) {
    for (const cookie of ['', session]) {
      await open(link, 'HEAD', cookie);
      await open(link, 'GET', cookie);
    }
  }
  const calls = Object.keys(await product.hub.calls()) as EndpointName[];
  expect(calls, 'the member sees the reservation').toContain('reservationDetail');
  expect(
    calls.filter((name) => !contract[name].retry),
    'writes',
  ).toEqual([]);
  const params = { reservationNo: booked.body.data.reservationNo };
  const after = await callHub(sandbox, 'reservationDetail', { token, params, query: { lang: 'en' } });
  expect(after.body.data.status).toBe('confirmed');
});
