import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StayResult, StaySearch } from '../../lib/hub/contract/offer.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { stayIn, stock, stockEveryHotel } from './booking-steps.ts';
import { callHub, control } from './hub-caller.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

async function search(body: Record<string, unknown>): Promise<StaySearch> {
  const rooms = [{ adults: 2, minor: 0 }];
  const answer = await callHub(sandbox, 'searchStays', { body: { rooms, lang: 'en', ...body } });
  expect(answer.status).toBe(200);
  return answer.body.data;
}

test('bookable hotels come first and cheapest first, full ones last', async () => {
  const stay = stayIn(18, 2, 'onggi-jeonju');
  await stockEveryHotel(sandbox, stay);
  await stock(sandbox, stay, 0);
  const { results, alternatives } = await search({
    checkInDate: stay.checkInDate,
    checkOutDate: stay.checkOutDate,
    sort: 'priceAsc',
  });
  const isOpen = results.map(({ available }) => available);
  expect(results).toHaveLength(12);
  expect(isOpen).toEqual([...isOpen].sort((a, b) => Number(b) - Number(a)));
  const totals = results.flatMap(({ lowestTotalKrw }) => lowestTotalKrw ?? []);
  expect(totals).toEqual([...totals].sort((a, b) => a - b));
  expect(isOpen.filter(Boolean)).toHaveLength(11);
  expect(results.at(-1)?.hotelId).toBe(stay.hotelId);
  expect(alternatives).toEqual([]);
});

test.each([
  [{ category: 'location', detail: 'jeju' }, ['oreum-jeju', 'padosori-seogwipo']],
  [{ category: 'theme', detail: 'spring' }, ['unhae-seorak', 'onjeong-dongnae', 'dongbaek-yeosu']],
  [{ hotelIdList: ['haneul-namsan'] }, ['haneul-namsan']],
  [{ category: 'location', detail: 'atlantis' }, []],
])('the filter %j is kept', async (filter, hotelIds) => {
  const { checkInDate, checkOutDate } = stayIn(18);
  const { results } = await search({ checkInDate, checkOutDate, ...filter });
  expect(results.map(({ hotelId }) => hotelId).sort()).toEqual([...hotelIds].sort());
});

test('a sold-out region offers three ways on, each of them bookable for its price', async () => {
  const { checkInDate, checkOutDate } = stayIn(5);
  // Other hotels on these dates, and Seoul two weeks later.
  for (const days of [5, 19]) await stockEveryHotel(sandbox, stayIn(days));
  await control(sandbox, '/scenario', { name: 'seoul-sold-out' });
  const { results, alternatives } = await search({ checkInDate, checkOutDate, category: 'location', detail: 'seoul' });
  expect(results.every(({ available }) => !available)).toBe(true);
  expect(alternatives).toHaveLength(3);
  for (const way of alternatives) {
    const again = await search({
      checkInDate: way.checkInDate,
      checkOutDate: way.checkOutDate,
      hotelIdList: [way.hotelId],
    });
    expect(again.results[0]).toMatchObject({
      available: true,
      lowestTotalKrw: way.totalKrw,
    } satisfies Partial<StayResult>);
  }
});

test('one full hotel offers other dates of its own and a sister in the region', async () => {
  const stay = stayIn(24, 1, 'dalbit-gyeongpo');
  await stock(sandbox, stay, 0);
  await stock(sandbox, stayIn(25, 1, 'dalbit-gyeongpo'), 3);
  await stock(sandbox, { ...stay, hotelId: 'unhae-seorak' }, 3);
  const { checkInDate, checkOutDate, hotelId } = stay;
  const { alternatives } = await search({ checkInDate, checkOutDate, hotelIdList: [hotelId] });
  expect(alternatives.some((way) => way.kind === 'dates' && way.hotelId === hotelId)).toBe(true);
  expect(alternatives.some((way) => way.kind === 'hotel' && way.hotelId === 'unhae-seorak')).toBe(true);
});

test('three rooms are never housed in two', async () => {
  const stay = stayIn(27, 1, 'onggi-jeonju');
  await stock(sandbox, stay, 0);
  await stock(sandbox, stay, 2, 'onggi-jeonju-ondol-room');
  const { checkInDate, checkOutDate } = stay;
  const request = { checkInDate, checkOutDate, hotelIdList: ['onggi-jeonju'] };
  const rooms = (count: number) => Array.from({ length: count }, () => ({ adults: 2, minor: 0 }));
  expect((await search({ ...request, rooms: rooms(2) })).results[0]?.available).toBe(true);
  expect((await search({ ...request, rooms: rooms(3) })).results[0]?.available).toBe(false);
});
