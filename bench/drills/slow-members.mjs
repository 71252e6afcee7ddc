import { arrivals, timed } from './arrivals.mjs';
import { none, percentile } from './figures.mjs';
import { control, startProduct } from './product-under-drill.mjs';
import { ask, fromAddress, logIn, throughProxy } from './visitor.mjs';

const PAIRS = 8;
const BLOCK_SECONDS = 4;
const MEMBERS_PER_SECOND = 30;
const PUBLIC_PER_SECOND = 20;
const HUB_MS = 1_500;
const AT_MOST = 1.2;

/** Half of what guests ask is kept, the other half asks the hub. */
const guests = [
  '/en/hotels',
  '/api/hub/product/hotel/haneul-namsan?lang=ko',
  '/jp',
  '/api/hub/dining/restaurant?lang=ko',
];
const members = ['/api/hub/membership/point', '/api/hub/membership/coupon?lang=ko'];

export const slowMembers = {
  name: 'slow-members',
  title: 'S35 members whose calls are slow at the hub do not slow what is public by more than 20 %',
  limitSeconds: 150,
  run: async (folder) => {
    const { sandbox, web, alarms } = await startProduct(folder, throughProxy);
    const cookie = await logIn(web.address);
    const block = async () => {
      const slow = arrivals({
        perSecond: MEMBERS_PER_SECOND,
        seconds: BLOCK_SECONDS,
        visit: (number) =>
          timed({}, () =>
            ask(web.address + members[number % members.length], { cookie, headers: fromAddress(number) }),
          ),
      });
      const quick = arrivals({
        perSecond: PUBLIC_PER_SECOND,
        seconds: BLOCK_SECONDS,
        visit: (number) =>
          timed({}, () => ask(web.address + guests[number % guests.length], { headers: fromAddress(number) })),
      });
      const [ofMembers, ofGuests] = await Promise.all([slow, quick]);
      return { ofMembers, ofGuests };
    };
    const fault = { path: '/membership', kind: 'slow', delayMs: HUB_MS };
    await block();
    const pairs = [];
    for (let number = 0; number < PAIRS; number += 1) {
      const pair = {};
      // In turn, so that neither is always the one that comes after the other.
      for (const how of number % 2 === 0 ? ['well', 'slow'] : ['slow', 'well']) {
        if (how === 'slow') await control(sandbox.address, 'POST', '/faults', fault);
        pair[how] = await block();
        await control(sandbox.address, 'DELETE', '/faults');
      }
      pairs.push(pair);
    }
    return [...rowsOf(pairs), none('alarms in the log', alarms())];
  },
};

const quantile = (list, share) =>
  percentile(
    list.map(({ ms }) => ms),
    share,
  );

function rowsOf(pairs) {
  const ratios = pairs.map(({ well, slow }) => quantile(slow.ofGuests, 0.5) / quantile(well.ofGuests, 0.5));
  const ratio = percentile(ratios, 0.5);
  const all = (how, who) => pairs.flatMap((pair) => pair[how][who]);
  const spread = (how, who) =>
    `${quantile(all(how, who), 0.5).toFixed(1)} ms (p95 ${quantile(all(how, who), 0.95).toFixed(1)})`;
  return [
    {
      measured: 'members, hub well and slow: median',
      value: `${spread('well', 'ofMembers')}, ${spread('slow', 'ofMembers')}`,
    },
    {
      measured: 'guests, hub well and slow: median',
      value: `${spread('well', 'ofGuests')}, ${spread('slow', 'ofGuests')}`,
    },
    {
      measured: `guests, slow over well, median of ${pairs.length} pairs`,
      value: `${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
      promise: `≤ ${AT_MOST}`,
      kept: ratio <= AT_MOST,
    },
    none(
      'answers other than 200',
      pairs
        .flatMap(({ well, slow }) => [well, slow].flatMap(({ ofMembers, ofGuests }) => [...ofMembers, ...ofGuests]))
        .filter(({ status }) => status !== 200),
    ),
  ];
}
