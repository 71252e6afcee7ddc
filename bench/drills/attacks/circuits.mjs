import { control } from '../product-under-drill.mjs';

const TABLE = '/api/hub/dining/restaurant/oreum-deulbul/table';
const own = { 'x-bff': '1' };
const everybody = '/api/hub/product/hotel/haneul-namsan?lang=ko';
const ATTEMPTS = 40;
/** Of twenty, while the hub is busy: without a share of its places for each address nearly all are. */
const MOST_REFUSED = 5;

/** Requests of one address. */
const attempts = (site, requestOf) =>
  Array.from({ length: ATTEMPTS }, (_, n) => {
    const { target, method, body } = requestOf(n);
    const headers = { ...own, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' };
    return site.ask(target, { method, body, headers });
  });

/** How many of twenty visitors of other addresses are refused, in the same lane. */
async function refusedOthers(site) {
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      site.ask(everybody, { headers: { ...own, 'x-forwarded-for': `198.51.100.${n}` } }),
    ),
  );
  return others.filter(({ status }) => status !== 200).length;
}

async function othersAfter(site, requestOf) {
  const statuses = new Set((await Promise.all(attempts(site, requestOf))).map(({ status }) => status));
  return { statuses: [...statuses].sort(), refused: await refusedOthers(site) };
}

const absurd = (what, requestOf) => ({
  what: `${ATTEMPTS} × ${what}, of one address`,
  promise: '400, and no other visitor is refused',
  replay: async (site) => {
    const { statuses, refused } = await othersAfter(site, requestOf);
    return {
      seen: `${statuses.join(' ')}; ${refused} of 20 others refused`,
      kept: refused === 0 && statuses.join() === '400',
    };
  },
});

const nights = (viewMonth) => ({
  target: '/api/hub/product/hotel/available-dates',
  method: 'POST',
  body: JSON.stringify({ hotelIdList: ['haneul-namsan'], viewMonth, viewPeriod: 6 }),
});

/** Calls that the hub fails for one address, in its own way, while it is well otherwise. */
const failing = (kind, promise) => ({
  what: `${ATTEMPTS} calls of one address that the hub fails with ${JSON.stringify(kind)}`,
  promise,
  replay: async (site) => {
    await control(site.hub, 'POST', '/faults', { path: '/dining/restaurant/oreum-deulbul/table', ...kind });
    try {
      const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
      const query = new URLSearchParams({ lang: 'ko', date: day, party: '2', dayCount: '7' });
      const { statuses, refused } = await othersAfter(site, () => ({ target: `${TABLE}?${query}` }));
      return { seen: `${statuses.join(' ')}; ${refused} of 20 others refused`, kept: refused === 0 };
    } finally {
      await control(site.hub, 'DELETE', '/faults');
    }
  },
});

/** Half a year of nights, the most that one call may ask for; the hub computes for as long as they are in flight. */
const expensive = {
  what: `${ATTEMPTS} calls of one address that are expensive for the hub, in flight`,
  promise: 'at most a quarter of the others is refused',
  replay: async (site) => {
    const { body } = await site.ask('/api/hub/product/hotel/suggest?lang=ko', { headers: own });
    const hotelIdList = [...body.toString().matchAll(/"hotelId":"([a-z-]+)"/g)].map(([, hotelId]) => hotelId);
    const rooms = Array(3).fill({ adults: 4, minor: 3 });
    const viewMonth = new Date(Date.now() + 32 * 86_400_000).toISOString().slice(0, 7);
    const asked = attempts(site, () => ({
      target: '/api/hub/product/hotel/available-dates',
      method: 'POST',
      body: JSON.stringify({ hotelIdList, viewMonth, viewPeriod: 6, rooms }),
    }));
    const refused = await refusedOthers(site);
    const answered = (await Promise.all(asked)).filter(({ status }) => status === 200).length;
    return {
      seen: `${answered} of ${ATTEMPTS} answered; ${refused} of 20 others refused`,
      kept: refused <= MOST_REFUSED && answered > 0,
    };
  },
};

export const circuitAttacks = {
  title: 'S62 one caller and the circuit of all',
  attacks: [
    ...['9999-12-31', '0001-01-01', '2100-01-01'].flatMap((day) => [
      absurd(`a table on ${day}`, () => ({ target: `${TABLE}?lang=ko&party=2&dayCount=7&date=${day}` })),
      absurd(`tables from ${day} on`, () => ({
        target: `${TABLE}?lang=ko&party=2&dayCount=7&date=2026-12-24&daysFrom=${day}`,
      })),
    ]),
    absurd('nights of 9999-12', () => nights('9999-12')),
    absurd('nights of 0001-01', () => nights('0001-01')),
    failing({ kind: 'status', status: 500 }, 'a prompt answer opens nothing'),
    failing({ kind: 'status', status: 503 }, 'failures of one address open nothing'),
    failing({ kind: 'reset' }, 'failures of one address open nothing'),
    expensive,
  ],
};
