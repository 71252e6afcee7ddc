/**
 * The arithmetic of docs/scale.md: what a site of some size needs, out of measured figures and stated assumptions. Pure,
 * so that a test can compare the document with it.
 */

export const assumptions = {
  /** Requests of one visit: a sitting of one person, a member or a guest. */
  perVisit: { page: 4, part: 3, results: 1.5, file: 15 },
  /** Of a visit of somebody who is logged in, beside. */
  perMembersVisit: { landing: 1.5, read: 6, viewer: 7, login: 0.3, refresh: 0.5 },
  membersShare: 0.2,
  /** The busiest second of a month beside its average one: an evening, and a campaign in it. */
  peak: 10,
  /** How much of a core a process is given to do. */
  utilisation: 0.6,
  /** Of pages and files: the rest is renewed at the web, or is asked for by somebody who must be answered by it. */
  servedByNginx: 0.95,
  secondsAMonth: 30 * 86_400,
};

/** Each process asks Redis for changed pages so often (lib/page-cache/share-changes.ts). */
const CHANGES_ASKED_A_SECOND = 1_000 / 150;
/** Fewer commands than this a request are those of the processes themselves, not of the request. */
const LEAST_COMMANDS = 0.5;

const sizes = [1, 10, 1_000];
const round = (value, digits = 1) => {
  const text = value.toFixed(digits);
  return value >= 1_000 ? Math.round(value).toLocaleString('en') : text;
};

/** @param {readonly string[]} heads @param {readonly (readonly string[])[]} rows */
const markdown = (heads, rows) =>
  [heads, heads.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** What reaches the web of one visit, and what nginx answers by itself. */
function requestsOfVisit() {
  const { perVisit, perMembersVisit, membersShare, servedByNginx } = assumptions;
  const members = Object.fromEntries(
    Object.entries(perMembersVisit).map(([kind, times]) => [kind, times * membersShare]),
  );
  const all = { ...perVisit, ...members };
  const cached = { page: perVisit.page * servedByNginx, file: perVisit.file * servedByNginx };
  const atWeb = { ...all, page: all.page - cached.page, file: all.file - cached.file };
  return { all, atWeb, cached };
}

const sumOf = (times, read) => Object.entries(times).reduce((sum, [kind, count]) => sum + count * read(kind), 0);

/** CPU in ms, commands of Redis, calls of the hub and bytes of one visit. */
export function visitOf({ requests }) {
  const { all, atWeb, cached } = requestsOfVisit();
  const of = (kind, part) => requests[kind]?.[part] ?? 0;
  const proxied = of('landing through nginx', 'nginx');
  const served = of('page through nginx', 'nginx');
  return {
    webMs: sumOf(atWeb, (kind) => of(kind, 'web')),
    webAloneMs: sumOf(all, (kind) => of(kind, 'web')),
    nginxMs: sumOf(cached, () => served) + sumOf(atWeb, () => proxied),
    commands: sumOf(atWeb, (kind) => (of(kind, 'commands') < LEAST_COMMANDS ? 0 : of(kind, 'commands'))),
    msOfCommand: requests.read.redis / requests.read.commands,
    hubCalls: sumOf(atWeb, (kind) => of(kind, 'hub')),
    bytes: sumOf(all, (kind) => of(kind, 'bytes')),
    requests: sumOf(all, () => 1),
  };
}

/** What a month of so many million visits needs in its busiest second. */
export function siteOf(millions, figures) {
  const visit = visitOf(figures);
  const visits = (millions * 1e6 * assumptions.peak) / assumptions.secondsAMonth;
  const cores = (ms) => (visits * ms) / 1000;
  const webs = (ms) => Math.max(2, Math.ceil(cores(ms) / assumptions.utilisation) + 1);
  const commands = visits * visit.commands + webs(visit.webMs) * CHANGES_ASKED_A_SECOND;
  return {
    millions,
    visits,
    requests: visits * visit.requests,
    webCores: cores(visit.webMs),
    webs: webs(visit.webMs),
    websWithoutNginx: webs(visit.webAloneMs),
    nginxCores: cores(visit.nginxMs),
    redisCommands: commands,
    redisCores: (commands * visit.msOfCommand) / 1000,
    hubCalls: visits * visit.hubCalls,
    gigabits: (visits * visit.bytes * 8) / 1e9,
  };
}

const measuredTable = ({ requests }) =>
  markdown(
    ['A request', 'web, ms', 'nginx, ms', 'Redis, ms', 'Redis, commands', 'hub, calls', 'KB sent'],
    Object.entries(requests).map(([kind, { web, nginx = 0, redis = 0, commands = 0, hub = 0, bytes = 0 }]) => [
      kind,
      round(web, 2),
      nginx > 0 ? round(nginx, 3) : '',
      commands >= LEAST_COMMANDS ? round(redis, 3) : '',
      commands >= LEAST_COMMANDS ? round(commands) : '',
      hub >= 0.05 ? round(hub) : '',
      bytes > 0 ? round(bytes / 1000) : '',
    ]),
  );

function visitTable(figures) {
  const { all, atWeb } = requestsOfVisit();
  const rows = Object.keys(all).map((kind) => [
    kind,
    round(all[kind], 2),
    round(atWeb[kind], 2),
    round(atWeb[kind] * (figures.requests[kind]?.web ?? 0), 2),
  ]);
  const visit = visitOf(figures);
  const total = ['**a visit**', round(visit.requests), round(sumOf(atWeb, () => 1)), `**${round(visit.webMs)}**`];
  return markdown(['Of a visit', 'requests', 'of them at the web', 'web, ms'], [...rows, total]);
}

function sitesTable(figures) {
  const sites = sizes.map((millions) => siteOf(millions, figures));
  const row = (name, read) => [name, ...sites.map(read)];
  return markdown(
    ['In the busiest second', ...sizes.map((millions) => `${millions.toLocaleString('en')} million`)],
    [
      row('visits that begin', ({ visits }) => round(visits)),
      row('requests', ({ requests }) => round(requests)),
      row('web, cores in use', ({ webCores }) => round(webCores, 2)),
      row('**web processes**', ({ webs }) => `**${round(webs, 0)}**`),
      row('web processes without nginx', ({ websWithoutNginx }) => round(websWithoutNginx, 0)),
      row('nginx, cores in use', ({ nginxCores }) => round(nginxCores, 2)),
      row('Redis, commands', ({ redisCommands }) => round(redisCommands)),
      row('Redis, share of its core', ({ redisCores }) => `${round(redisCores * 100)} %`),
      row('hub, calls', ({ hubCalls }) => round(hubCalls)),
      row('sent, Gbit/s', ({ gigabits }) => round(gigabits, 2)),
    ],
  );
}

const MB = 1024 * 1024;
const sessionsTable = ({ sessions }) =>
  markdown(
    ['Sessions', 'all logged out within 14 days, MB', 'all renewed within a minute, MB'],
    sessions.rows.map(({ count, ended, refreshed }) => [
      count.toLocaleString('en'),
      round(ended / MB, 2),
      round(refreshed / MB, 2),
    ]),
  );

/** Of pages and of places: one each, whatever there is. */
const MAPS_OF_ALL = 2;
const LANGUAGES = 4;
/** Pages of hotels that the web holds in memory (`cacheMaxMemorySize` of Next). */
const WEB_MEMORY = 50 * MB;

function catalogueTable({ catalogue, page }) {
  const largest = catalogue.at(-1);
  const computed = {
    ...largest,
    hotels: 100_000,
    listed: Math.round((largest.listed / largest.hotels) * 100_000),
    maps: Math.round(((largest.maps - MAPS_OF_ALL) / largest.hotels) * 100_000) + MAPS_OF_ALL,
    cpuMs: (largest.cpuMs / largest.hotels) * 100_000,
  };
  return markdown(
    [
      'Hotels',
      'addresses',
      'maps',
      'most in a map',
      'largest map, MB',
      'all maps once, CPU s',
      'hotel pages in nginx, GB',
      'on the disk of each web, GB',
      'in the memory of each web',
    ],
    [...catalogue, computed].map(({ hotels, listed, maps, mostListed, mostBytes, cpuMs }, at) => [
      `${hotels.toLocaleString('en')}${at === catalogue.length ? ' (computed)' : ''}`,
      listed.toLocaleString('en'),
      String(maps),
      mostListed.toLocaleString('en'),
      round(mostBytes / MB, 2),
      round(cpuMs / 1000, 2),
      round((hotels * LANGUAGES * page.nginx) / 1e9, 2),
      round((hotels * LANGUAGES * page.web) / 1e9, 2),
      `${round(Math.min(1, WEB_MEMORY / (hotels * LANGUAGES * page.web)) * 100)} %`,
    ]),
  );
}

/** The tables of docs/scale.md by their names there. */
export const tables = {
  measured: measuredTable,
  visit: visitTable,
  sites: sitesTable,
  sessions: sessionsTable,
  catalogue: catalogueTable,
};

const place = (name) => new RegExp(`(<!-- table: ${name} -->\\n)(?:(?!<!--)[\\s\\S])*(<!-- end -->)`);

/** The document with its tables written again. @param {string} text */
export function withTables(text, figures) {
  return Object.entries(tables).reduce((written, [name, table]) => {
    if (!place(name).test(written)) throw new Error(`docs/scale.md has no place for the table ${name}`);
    return written.replace(place(name), (_, head, end) => `${head}${table(figures)}\n${end}`);
  }, text);
}
