/**
 * `npm run bench -- nginx`: CPU of the shipped nginx for a cached page, beside that of a plain nginx that serves a file
 * of the same bytes: what is promised is at most twice as much. Both run on one core, the visitors on another; the
 * processor's time of the workers counts, pair by pair in turn, and two plain ones are compared first: a machine that
 * finds more than 3 % between them is too busy. Ends with 1 where the promise is broken.
 *
 * BENCH_PAIRS (16), BENCH_REQUESTS (2000) a round.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endWell, startProgram, stopAll } from '../scripts/running/child.mjs';
import { freePort } from '../scripts/running/port.mjs';
import { startSandbox, startWeb } from '../scripts/running/product.mjs';
import { root } from '../scripts/setup/project.mjs';
import { nginxPorts, startNginx } from './drills/nginx-under-drill.mjs';
import { ask, compare, isAlike, pin } from './load/paired-cpu.mjs';

const PROMISE = 2;
const PAGE = '/en/hotels';

const childrenOf = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
const workersOf = (pid) =>
  childrenOf(pid).filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('worker process'));

/** A plain nginx that serves one folder. */
async function startPlain(folder, name, bodies) {
  const prefix = join(folder, name);
  const port = await freePort(0);
  for (const part of ['files', 'tmp']) mkdirSync(join(prefix, part), { recursive: true });
  for (const [file, body] of Object.entries(bodies)) writeFileSync(join(prefix, 'files', file), body);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path tmp/${kind};`,
  );
  writeFileSync(
    join(prefix, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1; pid nginx.pid; error_log stderr; events {}
http { ${temporary.join(' ')} sendfile on; tcp_nopush on; default_type text/html; access_log access.log;
  server { listen 127.0.0.1:${port}; root files; } }`,
  );
  const args = ['-p', `${prefix}/`, '-c', join(prefix, 'nginx.conf'), '-g', 'daemon off;'];
  const child = startProgram({ name, command: 'nginx', args, logFile: join(prefix, 'log') });
  const address = `http://127.0.0.1:${port}`;
  for (
    let tries = 0;
    !(await fetch(address).then(
      () => true,
      () => false,
    ));
    tries += 1
  ) {
    if (tries > 100) throw new Error(`nginx did not start.\n${child.lastLines(20)}`);
    await pause(50);
  }
  return { address, pid: child.pid };
}

/** @returns {Promise<{ results: { name: string, us: number, yardstickUs: number, ratio: number }[], isQuiet: boolean }>} */
export async function measureNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  try {
    const hub = await startSandbox({
      port: await freePort(0),
      data: join(folder, 'data'),
      logFile: join(folder, 'hub.log'),
    });
    const { port, purgePort } = await nginxPorts();
    const webPort = await freePort(0);
    await startWeb({
      port: webPort,
      sandboxAddress: hub.address,
      sessionSecret: randomBytes(32).toString('hex'),
      env: { PUBLIC_ORIGIN: `http://localhost:${port}`, TRUSTED_PROXIES: '1' },
      logFile: join(folder, 'web.log'),
    });
    const front = await startNginx({ folder, port, purgePort, webPorts: [webPort] });
    const forms = [
      { name: 'gzip', encoding: 'gzip' },
      { name: 'uncompressed', encoding: 'identity' },
    ];
    for (const form of forms) {
      for (let tries = 0; tries < 3; tries += 1)
        form.answer = await ask(front.address + PAGE, { 'accept-encoding': form.encoding });
      if (form.answer.headers['x-cache'] !== 'HIT') throw new Error(`${PAGE} is not cached`);
    }
    const bodies = Object.fromEntries(forms.map(({ name, answer }) => [`${name}.html`, answer.body]));
    const plain = [await startPlain(folder, 'plain', bodies), await startPlain(folder, 'alike', bodies)];
    for (const { pid } of [front, ...plain]) for (const worker of workersOf(pid)) pin(worker, '1');
    pin(process.pid, '0');
    const ofFile = ({ address, pid }, { name, encoding, answer }) => ({
      address,
      path: `/${name}.html`,
      pids: workersOf(pid),
      headers: { 'accept-encoding': encoding },
      bytes: answer.body.length,
    });
    const [yardstick, alike] = plain;
    const same = await compare('a file, beside itself', ofFile(alike, forms[0]), ofFile(yardstick, forms[0]));
    const results = [same];
    for (const form of forms) {
      const page = { ...ofFile(front, form), path: PAGE };
      results.push(await compare(`a cached page, ${form.name}, ${page.bytes} bytes`, page, ofFile(yardstick, form)));
    }
    return { results, isQuiet: isAlike(same) };
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  endWell();
  const { results, isQuiet } = await measureNginx();
  mkdirSync(join(root, 'bench', 'out'), { recursive: true });
  writeFileSync(join(root, 'bench', 'out', 'nginx.json'), `${JSON.stringify({ results, isQuiet }, null, 2)}\n`);
  const broken = results.slice(1).filter(({ ratio }) => ratio > PROMISE);
  for (const { name } of broken) process.stdout.write(`${name}: more than ${PROMISE} times the CPU of a file.\n`);
  if (!isQuiet) process.stdout.write('Two that are alike differ: the machine is too busy for these figures.\n');
  process.exitCode = broken.length === 0 && isQuiet ? 0 : 1;
}
