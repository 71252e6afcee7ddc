// Long, because one member's archive is compared with each screen's answer.
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/session/archive/route';
import { POST } from '@/app/api/session/archive-permission/route';
import { POST as logIn } from '@/app/api/session/login/route';
import { forgetRateLimits } from '@/lib/bff/rate-limiters';
import { contract, type EndpointName } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { languages } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { archiveGroups, archivePlaces, type MemberRead } from '@/lib/my-page/archive-places';
import { shownJson } from '@/lib/my-page/archive-writer';
import { type SampleName, sampleAccounts } from '@/sandbox/hub/seed/accounts';
import { type ReadArchive, readArchive } from '../my-page/archive-steps';
import { type CallParts, callHub, control, signIn } from '../sandbox/hub-caller';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

const sandbox = sandboxAsHub();
const password: string = sampleAccounts.member.password;
let cookie = '';

async function loggedIn(name: SampleName = 'member'): Promise<string> {
  const { membershipId, password } = sampleAccounts[name];
  const body = { membershipId, password };
  return cookieAfter(await logIn(sameOriginRequest('/api/session/login', { method: 'POST', body })));
}
const permit = (word: string, by = cookie) =>
  POST(sameOriginRequest('/api/session/archive-permission', { method: 'POST', body: { password: word }, cookie: by }));
const permitted = async (word = password, by = cookie) => cookieAfter(await permit(word, by), by);
/** As a browser follows a link: without the header of our own calls. */
const follow = (by: string, language = 'en') =>
  GET(sameOriginRequest(`/api/session/archive?language=${language}`, { cookie: by, headers: { 'x-bff': undefined } }));
const archiveOf = async (by: string, language?: string): Promise<ReadArchive> => {
  const answer = await follow(by, language);
  expect(answer.headers.get('location')).toBeNull();
  return readArchive(await answer.blob());
};
async function expectNone(answer: Response, download: string): Promise<void> {
  expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
    303,
    `/en/myPage/userInfo/editProfile/archive?download=${download}`,
    '',
  ]);
}

beforeAll(async () => {
  // An enquiry and a claim beside what the seed has.
  const { token } = await signIn(sandbox);
  await callHub(sandbox, 'createEnquiry', {
    token,
    body: { subject: '=1+1', text: 'Two lines,\n"quoted"', category: 'points', lang: 'en' },
    headers: { 'idempotency-key': 'enquiry-of-a-test' },
  });
  const upcoming = (await callHub(sandbox, 'listReservations', { token, query: { lang: 'en' } })).body.data
    .reservations;
  const made = await callHub(sandbox, 'askForStay', {
    token,
    params: { reservationNo: upcoming[0].reservationNo },
    body: { kind: 'lateCheckOut', lang: 'en' },
    headers: { 'idempotency-key': 'ask-of-a-test' },
  });
  expect(made.status).toBe(200);
  const { stays } = (await callHub(sandbox, 'claimableStays', { token, query: { lang: 'en' } })).body.data;
  await callHub(sandbox, 'createClaim', {
    token,
    body: {
      stay: { kind: 'reservation', reservationNo: stays[0].reservationNo },
      reason: 'other',
      text: 'A question',
      expectedPoints: null,
      attachmentIds: [],
      lang: 'en',
    },
    headers: { 'idempotency-key': 'claim-of-a-test' },
  });
});
beforeEach(async () => {
  forgetRateLimits();
  cookie = await loggedIn();
});
afterEach(async () => {
  vi.useRealTimers();
  await control(sandbox, '/faults', undefined, 'DELETE');
});

interface StayInFile {
  status: string;
  receipt: { chargedKrw: number } | null;
  earnedPoints: number | null;
}

describe('the archive is what My Page shows', () => {
  const reads = (Object.values(contract) as Endpoint[]).filter(({ audience, retry }) => audience === 'member' && retry);
  const placed = Object.entries(archivePlaces) as [MemberRead, (typeof archivePlaces)[MemberRead]][];
  const contained = placed.filter(([, place]) => 'group' in place).map(([name]) => name);
  const asked = placed.filter(([, place]) => 'group' in place || 'within' in place).map(([name]) => name);

  test('every call that reads something of a member has its place, or a reason why it has none', () => {
    expect(reads.map(({ name }) => name).sort()).toEqual(Object.keys(archivePlaces).sort());
  });

  test('it asks the hub for each call that it has a place for, and reads nothing else', async () => {
    cookie = await loggedIn('employee');
    const may = await permitted(sampleAccounts.employee.password);
    await control(sandbox, '/calls', undefined, 'DELETE');
    await archiveOf(may);
    const employee = (await control(sandbox, '/calls', undefined, 'GET')) as { counts: Record<string, number> };
    cookie = await loggedIn();
    const mayToo = await permitted();
    await control(sandbox, '/calls', undefined, 'DELETE');
    await archiveOf(mayToo);
    const member = (await control(sandbox, '/calls', undefined, 'GET')) as { counts: Record<string, number> };
    expect(Object.keys({ ...employee.counts, ...member.counts }).sort()).toEqual([...asked].sort());
  });

  /** What the hub answers to a page in English; several answers where a page asks for several things. */
  async function answersOf(name: MemberRead, token: string): Promise<unknown> {
    const entry: Endpoint = contract[name];
    const ask = async (parts: CallParts = {}) => {
      const lang: Record<string, string> = entry.query?.shape.lang ? { lang: 'en' } : {};
      const query = { ...lang, ...parts.query };
      return (await callHub(sandbox, name, { token, ...parts, query })).body.data;
    };
    const listed = async (list: EndpointName, key: string, number: string) => {
      const { body } = await callHub(sandbox, list, { token, query: { lang: 'en' } });
      return Promise.all(
        body.data[key].map((one: Record<string, string>) => ask({ params: { [number]: one[number] ?? '' } })),
      );
    };
    if (name === 'reservationDetail') return listed('listReservations', 'reservations', 'reservationNo');
    if (name === 'tableReservationDetail')
      return listed('listTableReservations', 'tableReservations', 'tableReservationNo');
    if (name === 'enquiryDetail') return listed('listEnquiries', 'enquiries', 'enquiryNo');
    if (name === 'claimDetail') return listed('listClaims', 'claims', 'claimNo');
    if (name === 'pointStatement') return (await ask({ query: { pageSize: '500' } })).entries;
    if (name === 'ownReferral' || name === 'listReferrals') return { common: await ask({ query: { type: 'common' } }) };
    return ask();
  }

  test('its JSON is what the hub answers to the pages, call by call', async () => {
    const archive = await archiveOf(await permitted());
    const { token } = await signIn(sandbox);
    for (const name of contained) {
      const place = archivePlaces[name];
      if (!('group' in place)) continue;
      const kept = archive.json(place.group)[name];
      for (const stay of name === 'reservationDetail' ? kept : []) delete stay.receipt;
      expect(kept, name).toEqual(JSON.parse(shownJson(await answersOf(name, token))));
    }
  });

  test('S57 its tables have a row for each of them, and no formula', async () => {
    const archive = await archiveOf(await permitted());
    const { reservationDetail } = archive.json('stays');
    expect(archive.table('stays').map(({ reservationNo }) => reservationNo)).toEqual(
      reservationDetail.map(({ reservationNo }: { reservationNo: string }) => reservationNo),
    );
    expect(reservationDetail.length).toBeGreaterThan(2);
    const sums = reservationDetail.map(({ status, receipt, earnedPoints }: StayInFile) => {
      const [sum, points] = [String(receipt?.chargedKrw ?? ''), String(earnedPoints ?? '')];
      return status === 'confirmed' ? ['', sum, '', points] : [sum, '', status === 'stayed' ? points : '', ''];
    });
    expect(
      archive
        .table('stays')
        .map(({ chargedKrw, dueKrw, earnedPoints, expectedPoints }) => [
          chargedKrw,
          dueKrw,
          earnedPoints,
          expectedPoints,
        ]),
    ).toEqual(sums);
    expect(new Set(sums.map(([charged]: string[]) => charged === '')), 'stays that are over and to come').toHaveLength(
      2,
    );
    expect(archive.table('asks')).toMatchObject([
      { kind: 'lateCheckOut', reservationNo: reservationDetail[0].reservationNo },
    ]);
    const { pointStatement, pointBalance } = archive.json('points');
    const points = archive.table('points');
    expect(points.map(({ at, points }) => [at, Number(points)])).toEqual(
      pointStatement.map(({ at, points }: { at: string; points: number }) => [at, points]),
    );
    expect(points.reduce((sum, row) => sum + Number(row.points), 0)).toBe(pointBalance.balance);
    expect(archive.table('tranches').reduce((sum, row) => sum + Number(row.points), 0)).toBe(pointBalance.balance);
    expect(archive.table('enquiries').find(({ text }) => text?.includes('lines'))).toMatchObject({
      subject: "'=1+1",
      text: 'Two lines,\n"quoted"',
    });
    for (const tables of Object.values(archiveGroups))
      for (const table of tables) expect(archive.text(`${table}.csv`), table).toMatch(/^\uFEFF[a-zA-Z,]+\r\n/);
  });

  test('S21 nothing in it is a token, a key or a field that pages only work with', async () => {
    const archive = await archiveOf(await permitted());
    const { token, refresh } = await signIn(sandbox);
    for (const name of archive.names) {
      const text = archive.text(name);
      expect(text, name).not.toMatch(/"(?:ci|di|proof|accessToken|refreshToken|password|revision|picture)"/i);
      expect(text).not.toContain(token.replace('Bearer ', ''));
      expect(text).not.toContain(refresh);
    }
    expect(archive.names.every((name) => /^[a-zA-Z]+\.(?:json|csv|txt)$/.test(name))).toBe(true);
  });

  test.each(languages.map(({ locale }) => locale))('its README is in %s and names every file', async (locale) => {
    const archive = await archiveOf(await permitted(), locale);
    const { contents } = (await loadMessages(locale)).myPage.archive;
    const readme = archive.text('README.txt');
    for (const sentence of Object.values(contents)) expect(readme).toContain(sentence);
    for (const name of archive.names.filter((each) => each !== 'README.txt')) expect(readme).toContain(name);
  });

  test('the answer is a file that no browser shows and no cache stores', async () => {
    const answer = await follow(await permitted());
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="member-data-\d{4}-\d\d-\d\d\.zip"$/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('without the password there is no archive', () => {
  test('none for a session that has not given it', async () => {
    await expectNone(await follow(cookie), 'password');
  });

  test('none after a wrong one, which counts as a try', async () => {
    const refused = await permit('Wrong-Password-1');
    expect([refused.status, (await refused.json()).hubCode]).toEqual([422, 'WRONG_PASSWORD']);
    expect(refused.headers.getSetCookie().join()).not.toContain('archive=');
    await expectNone(await follow(cookieAfter(refused, cookie)), 'password');
  });

  test('S18 none by what another member, or another session of the member, was given', async () => {
    const permission = (jar: string) => jar.split('; ').find((pair) => pair.startsWith('archive=')) ?? '';
    const another = await loggedIn('recommender');
    const anothers = permission(await permitted(sampleAccounts.recommender.password, another));
    const own = permission(await permitted(password, await loggedIn()));
    for (const given of [anothers, own, 'archive=', 'archive=made-up']) {
      expect(given).toMatch(/^archive=/);
      await expectNone(await follow(`${cookie}; ${given}`), 'password');
    }
  });

  test('none two minutes later', async () => {
    const may = await permitted();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 119_000);
    expect((await follow(may)).status).toBe(200);
    vi.setSystemTime(Date.now() + 2_000);
    await expectNone(await follow(may), 'password');
  });

  test('none without a session, whatever is left of a permission', async () => {
    const permission = (await permitted()).replace(/session=[^;]*; /, '');
    await expectNone(await follow(permission), 'failed');
    expect((await permit(password, '')).status).toBe(401);
  });

  test('two tabs each ask for it, and both get theirs', async () => {
    const [one, other] = [await permitted(), await permitted()];
    expect([(await follow(one)).status, (await follow(other)).status]).toEqual([200, 200]);
  });
});

describe('an archive is whole or there is none', () => {
  test.each([
    ['/membership/member/profile', 'down'],
    ['/membership/point/statement', 'malformed'],
    ['/reservation/room', 'html'],
    ['/membership/referral', 'down'],
  ])('none where %s is %s', async (path, kind) => {
    const may = await permitted();
    await control(sandbox, '/faults', { path, kind });
    await expectNone(await follow(may), 'failed');
  });

  test('none where the session ends in the middle, and the browser is logged out', async () => {
    const may = await permitted();
    await control(sandbox, '/faults', { path: '/membership/point', kind: 'status', status: 401 });
    await control(sandbox, '/faults', { path: '/auth/refresh', kind: 'status', status: 401 });
    const answer = await follow(may);
    expect(cookieAfter(answer, may)).not.toContain('session=');
    await expectNone(answer, 'failed');
  });

  test('an expired token is renewed on the way', async () => {
    const may = await permitted();
    await control(sandbox, '/tokens/expire-access');
    const answer = await follow(may);
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([200, expect.stringContaining('session=')]);
  });
});

test('S66 a member has six archives in ten minutes; then the page says so', async () => {
  const may = await permitted();
  for (let made = 0; made < 6; made += 1) expect((await follow(may)).status).toBe(200);
  await expectNone(await follow(may), 'tooOften');
});
