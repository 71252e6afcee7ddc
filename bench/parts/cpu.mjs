import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markupOf } from '../bare/markup.mjs';
import { measuredPages } from '../browser/pages.mjs';
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

/** What a request costs the web, beside H and a naive handler; @param {string[]} only names of rows */
export async function cpu(folder, only) {
  const hub = await startHub(folder);
  // A hub that answers the read from memory, so that the core of the load is not the hub's.
  const quickHub = await startPlain(folder, 'plain-server', { PASS_TO: hub.address, REMEMBER: `/hub${READ}` });
  const web = await startWebOf(folder, 'web', hub);
  const reader = await startWebOf(folder, 'reader', quickHub);
  const memberCookie = await logIn(web.address);
  const asked = { ...plain, 'x-bff': '1', 'sec-fetch-site': 'same-origin', cookie: await logIn(reader.address) };
  const readBytes = await lengthOf(`${reader.address}/api/hub${READ}`, asked);
  const bare = await startBare(folder, 'bare', { READ_ADDRESS: `${quickHub.address}/hub${READ}`, MARKUP: folder });
  const twin = await startBare(folder, 'twin');
  pinApart({ servers: [web, reader, bare, twin], others: [hub, quickHub] });

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
  const list = path('hotel list');
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
  const rows = [
    { name: 'hotel list, gzip', yardstick: 'H', sides: beside(list, gzip) },
    { name: 'results', yardstick: 'H', atMost: 1.7, sides: beside(path('results'), plain, 'fresh') },
    {
      name: 'My Page',
      yardstick: 'H',
      sides: beside('/en/myPage', { ...plain, cookie: memberCookie }, 'fresh'),
    },
    {
      name: 'read',
      yardstick: 'naive fetch',
      sides: async () => [
        always(reader, `${reader.address}/api/hub${READ}`, { headers: asked, bytes: readBytes }),
        await page(bare, '/read'),
      ],
    },
  ];
  const wanted = rows.filter(({ name }) => only.length === 0 || only.includes(name));
  if (wanted.length === 0) throw new Error(`No such row. There are: ${rows.map(({ name }) => name).join(', ')}`);
  const bytes = await lengthOf(web.address + list);
  const measured = [await compareAlike('H', await barePage(bytes), await barePage(bytes, twin))];
  for (const { sides, ...row } of wanted) {
    measured.push({ ...(await compare(`${row.name} / ${row.yardstick}`, ...(await sides()))), ...row });
  }
  return measured;
}
