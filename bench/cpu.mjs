/**
 * `npm run bench -- cpu [row]`: what a request costs the processor, beside a yardstick, as one table. Ends with 1 where
 * an aim is missed, or where two servers that are alike differ by more than 3 %.
 *
 * Yardsticks: `H` a bare page of the same framework with the same elements, cached or rendered; `read` a handler of it that
 * calls the hub with `fetch` and does nothing else; `off` the same web without its log.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWell, startChild, stopAll } from '../scripts/running/child.mjs';
import { freePort } from '../scripts/running/port.mjs';
import { startSandbox, startWeb } from '../scripts/running/product.mjs';
import { root } from '../scripts/setup/project.mjs';
import { buildBareApp } from './bare/build-bare-app.mjs';
import { markupOf } from './bare/markup.mjs';
import { measuredPages } from './browser/pages.mjs';
import { tableOf } from './browser/table.mjs';
import { logIn } from './drills/visitor.mjs';
import { ask, compare, isAlike, pin } from './load/paired-cpu.mjs';

endWell();
const only = process.argv[2];
const data = join(root, '.cache', 'measured-cpu');
const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
try {
  const rows = await measure();
  process.stdout.write(
    tableOf(
      ['row', 'µs', 'yardstick', 'µs', 'ratio', 'aim', 'verdict'],
      rows.map(({ name, us, yardstick, yardstickUs, ratio, aim }) => [
        name,
        us.toFixed(0),
        yardstick,
        yardstickUs.toFixed(0),
        ratio.toFixed(2),
        aim.toFixed(2),
        ratio <= aim ? 'met' : 'missed',
      ]),
    ),
  );
  mkdirSync(join(root, 'bench', 'out'), { recursive: true });
  writeFileSync(join(root, 'bench', 'out', 'cpu.json'), `${JSON.stringify(rows, null, 2)}\n`);
  const isQuiet = rows.every((row) => row.yardstick !== 'itself' || isAlike(row));
  if (!isQuiet) process.stdout.write('Two that are alike differ: the machine is too busy for these figures.\n');
  process.exitCode = isQuiet && rows.every(({ ratio, aim }) => ratio <= aim) ? 0 : 1;
} finally {
  await stopAll();
}

async function startBare(readAddress) {
  const folder = await buildBareApp();
  const port = await freePort(0);
  const child = startChild({
    name: 'bare application',
    args: [next, 'start', folder, '-p', String(port)],
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      HOSTNAME: undefined,
      NEXT_DIST_DIR: undefined,
      READ_ADDRESS: readAddress,
      MARKUP: data,
    },
    logFile: join(data, 'bare.log'),
  });
  const address = `http://localhost:${port}`;
  for (let tries = 0; ; tries += 1) {
    if (tries === 100) throw new Error(`${address} did not answer within 10 s`);
    if (
      await fetch(`${address}/kept/1000`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { address, pid: child.pid };
}

async function measure() {
  const sandbox = await startSandbox({
    port: await freePort(0),
    data,
    fresh: true,
    logFile: join(data, 'sandbox.log'),
  });
  const sessionSecret = randomBytes(32).toString('hex');
  const start = async (name, env) =>
    startWeb({
      port: await freePort(0),
      sandboxAddress: sandbox.address,
      sessionSecret,
      env: { LIMIT_PERCENT_PER_ADDRESS: '1000000', ...env },
      logFile: join(data, `${name}.log`),
    });
  const web = await start('web');
  const silent = await start('silent', { LOG_LEVEL: 'silent' });
  const read = '/membership/id/check?membershipId=sample.nobody';
  const bare = await startBare(`${sandbox.address}/api${read}`);
  for (const { pid } of [web, silent, bare]) pin(pid, '1');
  for (const { pid } of [sandbox, process]) pin(pid, '0');

  const plain = { 'accept-encoding': 'identity' };
  const server = ({ address, pid }, path, bytes, headers = plain, tolerance = 0.02) => ({
    address,
    path,
    pids: [pid],
    headers,
    bytes,
    tolerance,
  });
  const lengthOf = async (address, headers = plain) => {
    await ask(address, headers);
    return (await ask(address, headers)).body.length;
  };
  const bareOf = async (kind, bytes) => {
    const frame = await lengthOf(`${bare.address}/${kind}/0`);
    const path = `/${kind}/${Math.max(0, bytes - frame)}`;
    return server(bare, path, await lengthOf(bare.address + path));
  };
  const asMember = { ...plain, cookie: await logIn(web.address) };
  const path = (name) => `/en${measuredPages.find((page) => page.name === name)?.path ?? ''}`.replace(/\/$/, '');
  const pageRow = async (name, address, kind, aim, headers = plain) => {
    const html = (await ask(web.address + address, headers)).body.toString();
    const file = name.replaceAll(' ', '-');
    const { nodes, bytes } = markupOf(html);
    writeFileSync(join(data, `${file}.json`), JSON.stringify(nodes));
    const barePath = `/${kind}-markup/${file}`;
    const bareMarkup = markupOf((await ask(bare.address + barePath, plain)).body.toString()).bytes;
    if (Math.abs(bareMarkup / bytes - 1) > 0.02)
      throw new Error(`${name}: markup of ${bytes}, yardstick ${bareMarkup} bytes`);
    return {
      name,
      yardstick: 'H',
      aim,
      one: server(web, address, await lengthOf(web.address + address, headers), headers),
      other: server(bare, barePath, await lengthOf(bare.address + barePath)),
    };
  };
  const asked = { ...plain, 'x-bff': '1', 'sec-fetch-site': 'same-origin' };
  const readBytes = await lengthOf(`${web.address}/api/hub${read}`, asked);
  const list = await lengthOf(web.address + path('hotel list'));
  const rows = [
    {
      name: 'a bare page',
      yardstick: 'itself',
      aim: 1.03,
      one: await bareOf('kept', list),
      other: await bareOf('kept', list),
    },
    await pageRow('hotel list', path('hotel list'), 'kept', 1.15),
    await pageRow('home', path('home'), 'kept', 1.15),
    await pageRow('results', path('results'), 'fresh', 1.6),
    await pageRow('my page', '/en/myPage', 'fresh', 1.6, asMember),
    {
      name: 'read',
      yardstick: 'read',
      aim: 0.6,
      one: server(web, `/api/hub${read}`, readBytes, { ...asked, cookie: asMember.cookie }),
      other: server(bare, '/read', await lengthOf(`${bare.address}/read`)),
    },
    {
      name: 'logging',
      yardstick: 'off',
      aim: 1.05,
      one: server(web, path('hotel list'), list),
      other: server(silent, path('hotel list'), await lengthOf(silent.address + path('hotel list'))),
    },
  ];
  const [same, ...others] = rows;
  const wanted = others.filter(({ name }) => only === undefined || name === only);
  if (wanted.length === 0)
    throw new Error(`no such row: ${only}; there are ${others.map(({ name }) => name).join(', ')}`);
  const measured = [];
  // Two that are alike come first; a moment in which they differ is waited for to pass.
  for (let tries = 0; tries < 3 && !measured.some(isAlike); tries += 1) measured[0] = await measureRow(same);
  for (const row of wanted) measured.push(await measureRow(row));
  return measured;
}

async function measureRow({ one, other, ...row }) {
  return { ...row, ...(await compare(row.name, one, other)) };
}
