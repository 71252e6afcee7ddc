import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markupOf } from '../bare/markup.mjs';
import { measuredPages } from '../browser/pages.mjs';
import { withoutScripts } from '../browser/without-scripts.mjs';
import { logIn } from '../drills/visitor.mjs';
import { always, ask, compare, compareAlike, pinApart } from '../load/paired-cpu.mjs';
import { startBare, startHub, startPlain, startWebOf } from '../load/start-measured.mjs';

const READ = '/membership/point';
const plain = { 'accept-encoding': 'identity' };
const gzip = { 'accept-encoding': 'gzip' };
const lengthOf = async (address, headers = plain) => {
  await ask(address, headers);
  const { status, body } = await ask(address, headers);
  if (status !== 200) throw new Error(`${address} answered ${status}`);
  return body.length;
};
const give = async ({ address }, path, body) =>
  fetch(address + path, { method: 'PUT', headers: { 'content-type': 'text/html; charset=utf-8' }, body });

/** What a request costs the web, beside B, H, P and S; @param {string[]} only names of rows */
export async function cpu(folder, only) {
  const hub = await startHub(folder);
  // A hub that answers the read from memory, so that the core of the load is not the hub's.
  const quickHub = await startPlain(folder, 'plain-server', { PASS_TO: hub.address, REMEMBER: `/hub${READ}` });
  const web = await startWebOf(folder, 'web', hub);
  const reader = await startWebOf(folder, 'reader', quickHub);
  // Two that serve nothing else: a server that has rendered pages answers a cached one more slowly.
  const silent = await startWebOf(folder, 'silent', hub, { LOG_LEVEL: 'silent' });
  const logging = await startWebOf(folder, 'logging', hub);
  const memberCookie = await logIn(web.address);
  const asked = { ...plain, 'x-bff': '1', 'sec-fetch-site': 'same-origin', cookie: await logIn(reader.address) };
  const readBytes = await lengthOf(`${reader.address}/api/hub${READ}`, asked);
  const bare = await startBare(folder, 'bare', { READ_ADDRESS: `${quickHub.address}/hub${READ}`, MARKUP: folder });
  const twin = await startBare(folder, 'twin');
  const server = await startPlain(folder, 'plain-server', {});
  const proxy = await startPlain(folder, 'fastify-proxy', { UPSTREAM: quickHub.address });
  pinApart({ servers: [web, reader, silent, logging, bare, twin, server, proxy], others: [hub, quickHub] });

  const page = async (from, path, headers = plain) =>
    always(from, from.address + path, {
      headers,
      bytes: await lengthOf(from.address + path, headers),
      tolerance: 0.02,
    });
  /** As many bytes as a page. */
  const barePage = async (bytes, from = bare) => {
    const frame = await lengthOf(`${from.address}/cached/0`);
    return page(from, `/cached/${Math.max(0, bytes - frame)}`);
  };
  const path = (name) => `/en${measuredPages.find((one) => one.name === name)?.path ?? ''}`.replace(/\/$/, '');
  const [list, home, hotel] = [path('hotel list'), path('home'), path('hotel page')];
  const htmlOf = async (of) => (await ask(web.address + of, plain)).body;
  const beside =
    (of, headers = plain, kind = 'cached') =>
    async () => [await page(web, of, headers), await page(bare, await sameElements(of, headers, kind), headers)];
  /** Path of the bare page that renders the elements of a page. */
  const sameElements = async (of, headers, kind) => {
    const name = of.replace(/\W+/g, '-');
    const { nodes, bytes } = markupOf((await ask(web.address + of, { ...headers, ...plain })).body.toString());
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(nodes));
    const path = `/${kind}-markup/${name}`;
    const own = markupOf((await ask(bare.address + path, plain)).body.toString()).bytes;
    if (Math.abs(own / bytes - 1) > 0.02) throw new Error(`${of}: ${bytes} bytes of markup, its yardstick has ${own}`);
    return path;
  };
  const besideBare = (of, headers) => async () => {
    await give(server, `/page${of}`, (await ask(web.address + of, headers)).body);
    return [await page(web, of, headers), await page(server, `/page${of}`)];
  };
  const rows = [
    { name: 'hotel list', yardstick: 'H', atMost: 1.15, sides: beside(list) },
    { name: 'hotel list, gzip', yardstick: 'H', atMost: 1.15, sides: beside(list, gzip) },
    { name: 'home', yardstick: 'H', atMost: 1.15, sides: beside(home) },
    { name: 'hotel page', yardstick: 'H', atMost: 1.15, sides: beside(hotel) },
    { name: 'hotel list', yardstick: 'B', sides: besideBare(list, plain) },
    { name: 'hotel list, gzip', yardstick: 'B', sides: besideBare(list, gzip) },
    {
      name: 'hotel list sent, with scripts',
      yardstick: 'S',
      sides: async () => {
        const html = await htmlOf(list);
        await give(server, '/with', html);
        await give(server, '/without', withoutScripts(html.toString('utf8')));
        return [await page(server, '/with'), await page(server, '/without')];
      },
    },
    { name: 'results', yardstick: 'H', atMost: 1.6, sides: beside(path('results'), plain, 'fresh') },
    {
      name: 'My Page',
      yardstick: 'H',
      atMost: 1.6,
      sides: beside('/en/myPage', { ...plain, cookie: memberCookie }, 'fresh'),
    },
    {
      name: 'handler that does nothing',
      yardstick: 'naive fetch',
      sides: async () => [await page(bare, '/empty'), await page(bare, '/read')],
    },
    {
      name: 'read',
      yardstick: 'naive fetch',
      atMost: 0.6,
      sides: async () => [
        always(reader, `${reader.address}/api/hub${READ}`, { headers: asked, bytes: readBytes }),
        await page(bare, '/read'),
      ],
    },
    {
      name: 'read',
      yardstick: 'P',
      sides: async () => [
        always(reader, `${reader.address}/api/hub${READ}`, { headers: asked, bytes: readBytes }),
        await page(proxy, `/hub${READ}`),
      ],
    },
    {
      name: 'throughput with the log on',
      yardstick: 'log off',
      atLeast: 0.95,
      isThroughput: true,
      sides: async () => [await page(logging, list), await page(silent, list)],
    },
  ];
  const wanted = rows.filter(({ name }) => only.length === 0 || only.includes(name));
  if (wanted.length === 0) throw new Error(`No such row. There are: ${rows.map(({ name }) => name).join(', ')}`);
  const bytes = await lengthOf(web.address + list);
  const measured = [await compareAlike('H', await barePage(bytes), await barePage(bytes, twin))];
  for (const { sides, isThroughput, ...row } of wanted) {
    const figures = await compare(`${row.name} / ${row.yardstick}`, ...(await sides()));
    const ratio = isThroughput ? 1 / figures.ratio : figures.ratio;
    measured.push({ ...figures, ...row, ratio });
  }
  return measured;
}
