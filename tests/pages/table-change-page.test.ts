// @vitest-environment node
import './next-in-process';
import { expect, test } from 'vitest';
import TableRoute from '@/app/[locale]/(personal)/dining/[restaurantId]/table/page';
import { sealSession } from '@/lib/session/session';
import dining from '@/messages/en/dining.json';
import { findRestaurant } from '@/sandbox/hub/dining/restaurants';
import { tableBody, tableIn } from '../sandbox/dining-steps';
import { callHub, signIn } from '../sandbox/hub-caller';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { memberSession } from '../session/sample-session';
import { inLanguage } from '../setup/root-params';
import { cookieJar } from './next-in-process';

const sandbox = sandboxAsHub();

test('the change page of a cancelled table says that it is cancelled, and nothing about being late', async () => {
  const { token, refresh } = await signIn(sandbox);
  cookieJar.set('session', await sealSession(memberSession({ accessToken: token, refreshToken: refresh })));
  const body = await tableBody(sandbox, tableIn(30));
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { tableReservationNo } = (await callHub(sandbox, 'createTableReservation', { token, body, headers })).body.data;
  const params = { tableReservationNo };
  await callHub(sandbox, 'cancelTableReservation', { token, params, body: { expectedFeeKrw: 0 } });
  const { restaurantId, date } = body;
  const { props } = await inLanguage('en', () =>
    TableRoute({
      params: Promise.resolve({ restaurantId }),
      searchParams: Promise.resolve({ party: '2', date, changing: tableReservationNo }),
    }),
  );
  const telephone = findRestaurant(restaurantId)?.hotel.telephone ?? '';
  expect(props.title).toBe(dining.table.change.impossibleTitle);
  expect(props.sentence).toBe(dining.table.change.why.cancelled.replace('{telephone}', telephone));
});
