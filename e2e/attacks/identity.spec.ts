import { paths } from '../../lib/routes/paths';
import { requiredJoinTerms } from '../../sandbox/hub/seed/terms';
import { linkingInformationOf, samplePersons } from '../../sandbox/identity/sample-persons';
import { answerAtProvider, type ProviderReturn } from '../../tests/sandbox/identity-steps';
import { expect, test } from '../fixtures/journey';
import type { Product } from '../fixtures/product';
import { sendRaw } from '../fixtures/raw-socket';

const json = { 'x-bff': '1', 'content-type': 'application/json' };
const person = samplePersons.newcomer;

type Answer = Awaited<ReturnType<typeof sendRaw>>;

/** What a browser holds of the product after an answer. */
function cookieOf({ headers, status }: Answer, name: string): string {
  const pair = headers['set-cookie']?.find((line) => line.startsWith(`${name}=`))?.split(';', 1)[0];
  if (pair === undefined) throw new Error(`an answer of ${status} set no cookie ${name}`);
  return pair;
}

/** One browser whose every request is written byte for byte. */
function browserOf({ address, hub }: Product) {
  const post = (path: string, body: unknown, headers: Record<string, string>) =>
    sendRaw(address, path, { method: 'POST', headers, body: JSON.stringify(body) });
  return {
    async begin() {
      const body = { purpose: 'signUp', window: 'page', returnTo: paths.signUpDetails() };
      const answer = await post('/api/identity/start', body, json);
      const { fields } = JSON.parse(answer.body.slice(answer.body.indexOf('{'), answer.body.lastIndexOf('}') + 1));
      return {
        cookie: cookieOf(answer, 'identity-flow'),
        away: await answerAtProvider({ origin: hub.address }, fields, 'newcomer', 'POST'),
      };
    },
    /** As the provider's page sends the visitor back: from its origin, without a cookie. */
    comeBack({ address: wanted, fields }: ProviderReturn, sent: { query?: string; body?: string; type?: string } = {}) {
      const { pathname, search } = new URL(wanted);
      return sendRaw(address, pathname + search + (sent.query ?? ''), {
        method: 'POST',
        headers: {
          'content-type': sent.type ?? 'application/x-www-form-urlencoded',
          origin: new URL(hub.address).origin,
          'sec-fetch-site': 'cross-site',
        },
        body: sent.body ?? new URLSearchParams(fields).toString(),
      });
    },
    finish: (receipt: string, cookie: string, headers: Record<string, string> = json) =>
      post('/api/identity/result', { receipt }, { ...headers, cookie }),
    isVerified: async (cookie: string, purpose = 'signUp') => {
      const path = `/api/identity/state?purpose=${purpose}`;
      return /"verification":"/.test((await sendRaw(address, path, { headers: { 'x-bff': '1', cookie } })).body);
    },
    join: (cookie: string, membershipId: string) =>
      post(
        '/api/session/join',
        {
          membershipId,
          password: 'Sample-New-1',
          memberFirstName: 'Sample',
          memberLastName: 'New',
          memberEmail: `${membershipId}@mail.example`,
          country: 'KR',
          agreedTerms: requiredJoinTerms(),
        },
        { ...json, cookie },
      ),
    logOut: (cookie: string) => post('/api/session/logout', {}, { ...json, cookie }),
  };
}

const receiptOf = ({ headers }: Answer) => headers.location?.[0]?.split('#')[1] ?? '';
const ownId = () => `raw.${crypto.randomUUID().slice(0, 8)}`;

test('S58 a return, its result and what it was for are accepted once, from the browser that began, and contain no name', async ({
  product,
}) => {
  const browser = browserOf(product);
  const { cookie, away } = await browser.begin();
  const returns = await Promise.all(Array.from({ length: 6 }, () => browser.comeBack(away)));
  expect(returns.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409, 409, 409]);
  const [taken] = returns.filter(({ status }) => status === 303);
  const receipt = receiptOf(taken as Answer);
  expect(taken?.headers['set-cookie'], 'a foreign post sets no cookie').toBeUndefined();

  const other = await browser.begin();
  expect((await browser.finish(receipt, 'a=1')).status, 'a browser that began nothing').toBe(403);
  expect((await browser.finish(receipt, other.cookie)).status, 'one that began another').toBe(403);
  const { 'x-bff': _, ...foreign } = json;
  expect((await browser.finish(receipt, cookie, foreign)).status, 'without our header').toBe(403);
  const results = await Promise.all(Array.from({ length: 6 }, () => browser.finish(receipt, cookie)));
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  const [given] = results.filter(({ status }) => status === 200);
  const verified = cookieOf(given as Answer, 'identity-verified');
  expect(given?.headers['set-cookie']?.find((line) => line.startsWith('identity-verified'))).toMatch(
    /; Max-Age=600; SameSite=Lax; HttpOnly/,
  );

  expect([await browser.isVerified(verified), await browser.isVerified(verified, 'findAccount')]).toEqual([
    true,
    false,
  ]);
  expect(await browser.isVerified('a=1')).toBe(false);
  expect((await browser.join('a=1', ownId())).status).toBe(403);
  const { ci, di } = linkingInformationOf(person);
  for (const { body, headers } of [...returns, ...results]) {
    const seen = decodeURIComponent(Buffer.from(body, 'latin1').toString('utf8') + JSON.stringify(headers));
    for (const fact of [ci, di, person.name, person.birthDate, person.mobile]) expect(seen).not.toContain(fact);
  }

  // At a logout it is over for every copy of the cookie.
  expect((await browser.logOut(verified)).status).toBeLessThan(300);
  expect(await browser.isVerified(verified)).toBe(false);
  expect((await browser.join(verified, ownId())).status).toBe(410);
});

test('S58 a return that is not as the provider sends it is refused, and the true one still counts', async ({
  product,
}) => {
  const browser = browserOf(product);
  const { cookie, away } = await browser.begin();
  const stateless = { ...away, address: away.address.split('?')[0] ?? '' };
  const { enc_data: _, ...incomplete } = away.fields;
  const body = new URLSearchParams(away.fields).toString();
  const junk = 'j'.repeat(10_000);
  const refused: [what: string, status: number, Promise<Answer>][] = [
    ['without a state', 400, browser.comeBack(stateless)],
    [
      'with a state that is no seal of the product',
      400,
      browser.comeBack(stateless, { query: `?state=${junk.slice(0, 3_000)}` }),
    ],
    ['with the browser’s own seal as state', 400, browser.comeBack(stateless, { query: `?state=${cookie.slice(14)}` })],
    ['with two states', 400, browser.comeBack(away, { query: '&state=x' })],
    ['with a state in the body too', 400, browser.comeBack(away, { body: `${body}&state=x` })],
    ['with a field twice', 400, browser.comeBack(away, { body: `${body}&enc_data=x` })],
    ['with a field missing', 400, browser.comeBack({ ...away, fields: incomplete })],
    [
      'with a field that is too long',
      400,
      browser.comeBack(away, { body: body.replace('enc_data=', `enc_data=${junk}`) }),
    ],
    ['with a body that is too long', 413, browser.comeBack(away, { body: `${body}&x=${'j'.repeat(200_000)}` })],
    ['as JSON', 415, browser.comeBack(away, { body: JSON.stringify(away.fields), type: 'application/json' })],
  ];
  for (const [what, status, asked] of refused) {
    const answer = await asked;
    expect.soft(answer.status, what).toBe(status);
    expect.soft(answer.headers['set-cookie'], what).toBeUndefined();
    expect.soft(answer.headers['cache-control'], what).toEqual(['private, no-store']);
    expect.soft(answer.headers.location, what).toBeUndefined();
  }
  const receipt = receiptOf(await browser.comeBack(away));
  const state = new URL(away.address).searchParams.get('state') ?? '';
  for (const other of [state, cookie.slice('identity-flow='.length), junk]) {
    expect((await browser.finish(other, cookie)).status, 'a seal of another kind').toBe(400);
  }
  expect((await browser.finish(receipt, cookie)).status).toBe(200);
});
