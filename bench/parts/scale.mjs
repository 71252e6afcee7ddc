import { languages } from '../../lib/i18n/languages.ts';
import { control } from '../drills/product-under-drill.mjs';
import { ask as askAs, cookieAfter } from '../drills/visitor.mjs';
import { always, ask, bytesRow, compare, compareAlike, pinApart } from '../load/paired-cpu.mjs';
import { startHub, startPlain, startWebOf } from '../load/start-measured.mjs';

const [FEW_HOTELS, MANY_HOTELS] = [12, 10_000];
const [FEW_ROWS, MANY_ROWS] = [100, 50_000];
const AIM = { atMost: 1.2 };
const WARM_ROUNDS = 60;
/** A round of a page that is rendered again has eight requests, those of others hundreds of milliseconds of work. */
const MADE_TIMES = 4;
const CHANGES_TOKEN = 'a-token-of-the-measurement';
const DAY_MS = 86_400_000;
const seoulDay = (days) => new Date(Date.now() + 9 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);
const stay = `checkIn=${seoulDay(21)}&checkOut=${seoulDay(23)}&room=2-0`;
/** By the first part of an address. */
const spoken = Object.fromEntries(languages.map(({ locale, segment }) => [segment ? `/${segment}` : '', locale]));
const prefixes = Object.keys(spoken);
const plain = (language) => ({ 'accept-encoding': 'identity', 'accept-language': spoken[language] });

/** Twelve hotels fill one page: its further pages are measured against the first. */
const cachedPages = [
  { name: 'home', path: '' },
  { name: 'list', path: '/hotels' },
  { name: 'list, middle page', path: '/hotels/page/417', twin: '/hotels' },
  { name: 'region', path: '/hotels/in/location/seoul', twin: '/hotels' },
  { name: 'hotel page', path: '/hotels/haneul-namsan' },
];
const searchEverywhere = `/search?${stay}`;
const renderedPages = [
  { name: 'search, everywhere', path: searchEverywhere },
  { name: 'search, a region', path: `/search?detail=seoul&${stay}`, twin: searchEverywhere },
  { name: 'search, three hotels', path: `/search?hotel=haneul-namsan&hotel=oreum-jeju&hotel=onggi-jeonju&${stay}` },
];

/** Pages of a web are rendered again at the next request. */
async function outdate({ address }) {
  const { status } = await askAs(`${address}/api/page-changes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${CHANGES_TOKEN}` },
    body: { sections: ['all'] },
  });
  if (status !== 200) throw new Error(`The changes were answered ${status}`);
}

async function askedIn(web, path, language, cookie) {
  const address = `${web.address}${language}${path}`;
  const headers = { ...plain(language), ...(cookie ? { cookie } : {}) };
  const { status, body } = await ask(address, headers);
  if (status !== 200) throw new Error(`${address} answered ${status}`);
  return { address, headers, bytes: body.length, tolerance: 0.02 };
}
const alwaysAsked = (web, asked) => always(web, asked.address, asked);
const inLanguages = (web, path) => Promise.all(prefixes.map((language) => askedIn(web, path, language)));

/** Each language in turn. */
const inTurn = async (web, path, options = {}) => {
  const asked = await inLanguages(web, path);
  return { pids: [web.pid], ...options, asked: (number) => asked[number % asked.length] };
};

/** A process renders more quickly the longer it has done so: each web has made as many pages before it is measured. */
async function warmUp(web) {
  for (let round = 0; round < WARM_ROUNDS; round += 1) {
    await outdate(web);
    for (const language of prefixes) {
      for (const path of ['', '/hotels', searchEverywhere]) await askedIn(web, path, language);
    }
  }
}

async function hotels(few, many) {
  const rows = [];
  for (const { name, path, twin = path } of cachedPages) {
    const made = (web, of) => inTurn(web, of, { requests: 8, prepare: () => outdate(web) });
    const pair = [await made(many, path), await made(few, twin)];
    rows.push(await compare(`hotels, ${name} made`, ...pair, { times: MADE_TIMES }));
  }
  for (const { name, path, twin = path } of renderedPages) {
    const searched = async (web, of) => alwaysAsked(web, await askedIn(web, of, '/en'));
    rows.push(await compare(`hotels, ${name}`, await searched(many, path), await searched(few, twin)));
  }
  const yardstick = `${FEW_HOTELS} hotels`;
  return rows.flatMap((row) => [
    { ...row, yardstick, ...AIM },
    { ...bytesRow(row, AIM), yardstick },
  ]);
}

/** Of a hub that answers from memory: one that sums up more rows answers later, and the page is rendered in more steps. */
async function statement(hub, web) {
  const memberWith = async (statementRows) => {
    const member = { membershipId: `bench.${statementRows}`, password: 'Bench-Member-1' };
    await control(hub.address, 'POST', '/members', { ...member, statementRows });
    const answer = await askAs(`${web.address}/api/session/login`, { method: 'POST', body: member });
    if (answer.status !== 200) throw new Error(`the login answered ${answer.status}`);
    return cookieAfter(answer);
  };
  const points = async (rows) =>
    alwaysAsked(web, await askedIn(web, '/myPage/myPoint/pointInfo', '/en', await memberWith(rows)));
  const row = await compare('statement rows, points', await points(MANY_ROWS), await points(FEW_ROWS));
  const yardstick = `${FEW_ROWS} rows`;
  return [
    { ...row, yardstick, ...AIM },
    { ...bytesRow(row, AIM), yardstick },
  ];
}

async function fourLanguages(web) {
  const rows = [];
  for (const { name, path } of [cachedPages[1], renderedPages[0]]) {
    const korean = alwaysAsked(web, await askedIn(web, path, ''));
    rows.push(await compare(`languages, ${name}`, await inTurn(web, path), korean));
  }
  return rows.flatMap((row) => [
    { ...row, yardstick: 'Korean alone', ...AIM },
    { ...bytesRow(row, AIM), yardstick: 'Korean alone' },
  ]);
}

/** More hotels, more movements, more languages: CPU of the web and bytes. */
export async function scale(folder) {
  const env = { CHANGES_TOKEN };
  const fewHub = await startHub(folder, 'few-hub', { SANDBOX_HOTELS: String(FEW_HOTELS) });
  const manyHub = await startHub(folder, 'many-hub', { SANDBOX_HOTELS: String(MANY_HOTELS) });
  const few = await startWebOf(folder, 'few', fewHub, env);
  const alike = await startWebOf(folder, 'alike', fewHub, env);
  const many = await startWebOf(folder, 'many', manyHub, env);
  const quickHub = await startPlain(folder, 'plain-server', {
    PASS_TO: fewHub.address,
    REMEMBER_OF_EACH: '/hub/membership/point',
  });
  const points = await startWebOf(folder, 'points', quickHub);
  pinApart({ servers: [few, alike, many, points], others: [fewHub, manyHub, quickHub] });
  for (const web of [few, alike, many]) await warmUp(web);
  return [
    await compareAlike('a search', await inTurn(alike, searchEverywhere), await inTurn(few, searchEverywhere)),
    ...(await hotels(few, many)),
    ...(await statement(fewHub, points)),
    ...(await fourLanguages(few)),
  ];
}
