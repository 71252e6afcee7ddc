import { control } from '../product-under-drill.mjs';

const TABLE = '/api/hub/dining/restaurant/oreum-deulbul/table';
const own = { 'x-bff': '1' };
const everybody = '/api/hub/product/hotel/haneul-namsan?lang=ko';
const ATTEMPTS = 40;
/** Searches of one address at once (lib/hub/hub-lane.ts). */
const SHARE_OF_ONE = 2;
const NIGHTS = '/product/hotel/available-dates';

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
  target: `/api/hub${NIGHTS}`,
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

/** How many of these calls the hub worked on at once, at most. */
const mostAtOnce = (calls) =>
  Math.max(
    0,
    ...calls.map(({ at }) => {
      const began = Date.parse(at);
      return calls.filter((other) => {
        const since = began - Date.parse(other.at);
        return since >= 0 && since < other.durationMs;
      }).length;
    }),
  );

/** Counted at the hub, which takes a second for each without work: how busy this machine is makes no difference. */
const expensive = {
  what: `${ATTEMPTS} calls of one address for which the hub takes long, in flight`,
  promise: `the hub has at most ${SHARE_OF_ONE} of them at once, and no other visitor is refused`,
  replay: async (site) => {
    await control(site.hub, 'POST', '/faults', { path: NIGHTS, kind: 'slow', delayMs: 1_000 });
    await control(site.hub, 'DELETE', '/calls');
    try {
      const viewMonth = new Date(Date.now() + 32 * 86_400_000).toISOString().slice(0, 7);
      const asked = attempts(site, () => nights(viewMonth));
      const refused = await refusedOthers(site);
      const answered = (await Promise.all(asked)).filter(({ status }) => status === 200).length;
      const { last } = await control(site.hub, 'GET', '/calls');
      const atOnce = mostAtOnce(last.filter(({ path }) => path.endsWith(NIGHTS)));
      return {
        seen: `${answered} of ${ATTEMPTS} answered, ${atOnce} at once; ${refused} of 20 others refused`,
        kept: atOnce > 0 && atOnce <= SHARE_OF_ONE && refused === 0 && answered > 0,
      };
    } finally {
      await control(site.hub, 'DELETE', '/faults');
    }
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
