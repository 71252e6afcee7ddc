import { contract } from '../../lib/hub/contract/contract';
import type { Endpoint } from '../../lib/hub/contract/endpoint';
import { paths } from '../../lib/routes/paths';
import { arriveAs, sendLogin } from '../actions/log-in';
import { queryOf, stayIn } from '../actions/search-stay';
import { expect, guestOf, test } from '../fixtures/journey';
import { withRelay } from '../fixtures/relay-hub';

const plain = Object.values(contract as Record<string, Endpoint>).filter(
  ({ base, audience }) => base === 'plain' && audience === 'anyone',
);

test('a member’s plain calls carry no Authorization, and hub calls do', async ({ guest, product }) => {
  await withRelay(product, async (address, relay) => {
    const member = guestOf(guest.page, guest.language, { ...product, address });
    await arriveAs(member, 'member');
    const stay = queryOf(stayIn(20));
    for (const path of [paths.home(), paths.hotels(), paths.search(stay), paths.myPage()]) {
      await member.open(path);
      await expect(member.page.getByRole('main')).toBeVisible();
    }
    // Through the proxy too, whatever the hub thinks of what is asked.
    await member.page.evaluate(
      async (calls) => {
        for (const [method, path, hasBody] of calls) {
          const headers = { 'x-bff': '1', 'content-type': 'application/json' };
          const answer = await fetch(`/api/hub${path}`, {
            method,
            headers,
            ...(hasBody ? { body: JSON.stringify({ lang: 'ko' }) } : {}),
          });
          await answer.text();
        }
      },
      plain.map(
        ({ method, path, body }) =>
          [method, `${path.replaceAll(/\{\w+\}/g, 'haneul-namsan')}?lang=ko`, body !== undefined] as const,
      ),
    );
    const byBase = Map.groupBy(relay.arrived, ({ path }) => path.split('/')[1]);
    expect(
      byBase
        .get('api')
        ?.map(({ path, headers }) => [path, headers.authorization])
        .filter(([, token]) => token),
    ).toEqual([]);
    expect(byBase.get('hub')?.every(({ headers }) => /^Bearer \S+$/.test(headers.authorization ?? ''))).toBe(true);
    expect(byBase.get('api')?.length, 'plain calls were made').toBeGreaterThan(6);
  });
});

test('/product/hotel is asked by {lang} alone, and for another page by its paging fields', async ({
  product,
  guest,
}) => {
  await withRelay(product, async (address, relay) => {
    const bodies = () =>
      relay.arrived.filter(({ path }) => path === '/api/product/hotel').map(({ body }) => JSON.parse(body) as object);
    // The warm-up has rendered the home page and the list of each language; visitors get those.
    for (const lang of ['ko', 'en', 'jp', 'ch']) expect(bodies()).toContainEqual({ lang });
    expect(bodies().filter((body) => Object.keys(body).join() !== 'lang')).toEqual([]);
    relay.arrived.length = 0;
    await guest.page.goto(`${address}/jp${paths.hotels()}/page/2`);
    expect(bodies()).toEqual([{ lang: 'jp', page: 2, pageSize: expect.any(Number) }]);
    // Hotels of a place, and those that an address or this browser names, are another call's to ask for.
    relay.arrived.length = 0;
    for (const path of [
      paths.hotels({ place: { category: 'location', detail: 'jeju' } }),
      paths.search(queryOf(stayIn(20))),
    ]) {
      // The search is stored once the script runs.
      await guest.page.goto(`${address}/jp${path}`, { waitUntil: 'networkidle' });
      await expect(guest.page.getByRole('main')).toBeVisible();
    }
    await guest.page.goto(`${address}/en`);
    await expect(guest.page.getByRole('form').getByRole('button').first()).toContainText('Padosori Seogwipo');
    expect(bodies().filter((body) => Object.keys(body).join() !== 'lang')).toEqual([]);
    const listed = relay.arrived.filter(({ path }) => path === '/api/product/hotel/list');
    const fields = listed.map(({ body }) => Object.keys(JSON.parse(body)).sort().join());
    expect(new Set(fields)).toEqual(new Set(['category,detail,lang', 'hotelIdList,lang']));
  });
});

test.describe('a refused login', () => {
  test('shows response.data.data before its message', async ({ product, guest }) => {
    await withRelay(product, async (address, relay) => {
      relay.answerWith(({ path }, response) => {
        if (!path.endsWith('/membership/login')) return false;
        const body = JSON.stringify({ message: '뒤의 문장', data: '휴면 회원입니다. 고객센터로 문의해 주세요.' });
        response.writeHead(401, { 'content-type': 'application/json' }).end(body);
        return true;
      });
      const visitor = guestOf(guest.page, guest.language, { ...product, address });
      await visitor.open(paths.membershipLogin());
      await sendLogin(visitor, 'sample.member', 'wrong-password');
      await expect(visitor.page.getByRole('main')).toContainText('휴면 회원입니다. 고객센터로 문의해 주세요.');
      await expect(visitor.page.getByRole('main')).not.toContainText('뒤의 문장');
    });
  });
});
