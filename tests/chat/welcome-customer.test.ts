// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetStoredMember } from '@/lib/browser-storage/stored-member';
import { beInside, PageServer, problem } from '../native-bridge/app-page';
import { eventually } from '../setup/eventually';
import { customer, queryOf } from './customer-sample';

const CHANNEL = '/api/hub/channel/user';
const HOTEL = '/api/hub/product/hotel/haneul-namsan?lang=en';

let server: PageServer;
let keys: (string | null)[];

/** What a full load of a page gives a tab: its modules again. */
async function loadPage() {
  vi.resetModules();
  return import('@/lib/chat/welcome-customer');
}
const arrive = async (values = customer) => (await loadPage()).welcomeCustomer(queryOf(values), 'en');
const joins = () => server.seen.filter(({ path }) => path === CHANNEL).map(({ body }) => body);
const untilJoins = (count: number) => eventually(() => expect(joins()).toHaveLength(count), { interval: 5 });
const context = () => JSON.parse(sessionStorage.getItem('crmUserContext') ?? 'null');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  sessionStorage.clear();
  localStorage.clear();
  beInside('browser');
  server = new PageServer();
  server.answers[CHANNEL] = () => Response.json({ data: {} });
  server.answers[HOTEL] = () => Response.json({ data: { hotelId: 'haneul-namsan', hotelName: 'Haneul Namsan' } });
  keys = [];
  const send = window.fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    if (new URL(request.url).pathname === CHANNEL) keys.push(request.headers.get('idempotency-key'));
    return send(request);
  });
});

describe('a customer who arrives with a context', () => {
  it('fills the eight fields and is reported to the chat channel once', async () => {
    await arrive();
    expect(context()).toEqual({
      joinChannel: 'WEB',
      userName: '표본 손님',
      channelId: 'crm-0001',
      userEmail: 'sample.customer@example.com',
      userHp: '010-0000-0001',
      hotelId: 'haneul-namsan',
      hotelName: 'Haneul Namsan',
      prodId: 'PKG-01',
    });
    expect(joins()).toEqual([{ joinChannel: 'WEB', channelId: 'crm-0001', userName: '표본 손님' }]);
    const { welcomeCustomer } = await loadPage();
    await welcomeCustomer(null, 'en');
    expect(joins(), 'after a reload').toHaveLength(1);
    expect(JSON.stringify(localStorage), 'nothing readable is shared between tabs').not.toMatch(/표본|crm-0001|@/);
  });

  it('says from which app they come', async () => {
    beInside('android');
    sessionStorage.clear();
    await arrive();
    expect(joins()).toMatchObject([{ joinChannel: 'ANDROID' }]);
  });

  it('in a second tab, or by the same link again, is the same arrival; later, or as another customer, it is a new one', async () => {
    await arrive();
    sessionStorage.clear();
    await arrive();
    expect(joins()).toHaveLength(1);
    expect(context()).toMatchObject({ channelId: 'crm-0001', hotelName: 'Haneul Namsan' });
    await arrive({ ...customer, prodID: 'PKG-02' });
    expect(joins(), 'another context').toHaveLength(2);
    vi.setSystemTime(Date.now() + 31 * 60_000);
    await arrive();
    expect(joins(), 'after half an hour').toHaveLength(3);
  });

  it('is ignored where something is missing, and the former context stays', async () => {
    await arrive();
    await arrive({ ...customer, user_hp: ' ' });
    expect(context()).toMatchObject({ userHp: '010-0000-0001' });
    expect(joins()).toHaveLength(1);
  });

  it('keeps a context without a name where the hub knows no such hotel', async () => {
    server.answers[HOTEL] = () => problem('not_found', 404);
    await arrive();
    expect(context()).toMatchObject({ hotelId: 'haneul-namsan', hotelName: '' });
  });
});

describe('a hub in trouble', () => {
  it('is asked again with the same key, and twice at most', async () => {
    server.answers[CHANNEL] = () => problem('unreachable', 503);
    const done = arrive();
    for (const [count, restMs] of [2_000, 10_000, 60_000].entries()) {
      await untilJoins(count + 1);
      await vi.advanceTimersByTimeAsync(restMs);
    }
    await done;
    expect(joins()).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(sessionStorage.getItem('chatJoinDue')).toBeNull();
    server.answers[CHANNEL] = () => Response.json({ data: {} });
    await arrive();
    expect(joins(), 'no process was told: the link works again').toHaveLength(4);
  });

  it('is asked by the next page where this one is left', async () => {
    server.answers[CHANNEL] = () => problem('timeout', 504);
    void arrive();
    await untilJoins(1);
    server.answers[CHANNEL] = () => Response.json({ data: {} });
    const { welcomeCustomer } = await loadPage();
    await welcomeCustomer(null, 'en');
    expect(joins()).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('that refuses is not asked again', async () => {
    server.answers[CHANNEL] = () => problem('rejected', 422);
    await arrive();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(joins()).toHaveLength(1);
  });
});

describe('a logout', () => {
  it('clears the context and the call that is due', async () => {
    server.answers[CHANNEL] = () => problem('unreachable', 503);
    let nameIt: (answer: Response) => void = () => expect.unreachable('the hotel was not asked for');
    server.answers[HOTEL] = () =>
      new Promise((resolve) => {
        nameIt = resolve;
      });
    const done = arrive();
    await untilJoins(1);
    forgetStoredMember('logOut');
    expect(context()).toBeNull();
    nameIt(Response.json({ data: { hotelName: 'Haneul Namsan' } }));
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    expect(joins()).toHaveLength(1);
    expect(context(), 'a late answer brings nothing back').toBeNull();
  });
});
