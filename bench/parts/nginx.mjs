import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProgram } from '../../scripts/running/child.mjs';
import { freePort } from '../../scripts/running/port.mjs';
import { startNginx } from '../drills/nginx-under-drill.mjs';
import { always, ask, compare, compareAlike, pinApart } from '../load/paired-cpu.mjs';
import { startHub, startWebOf } from '../load/start-measured.mjs';

const PAGE = '/en/hotels';

/** N: a plain nginx that serves one folder. */
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
  const answers = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries > 100) throw new Error(`nginx did not start.\n${child.lastLines(20)}`);
    await pause(50);
  }
  return { address, pid: child.pid };
}

/** A cached page behind the shipped nginx, beside a file of the same bytes behind a plain one. */
export async function nginx(folder) {
  const hub = await startHub(folder);
  const port = await freePort(0);
  const web = await startWebOf(folder, 'web', hub, {
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    TRUSTED_PROXIES: '1',
  });
  const front = await startNginx({ folder, port, webPorts: [new URL(web.address).port], unlimited: true });
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
  const file = await startPlain(folder, 'file', bodies);
  const alike = await startPlain(folder, 'alike', bodies);
  pinApart({ servers: [front, file, alike], others: [hub, web] });
  const side = (of, path, { encoding, answer }) =>
    always(of, of.address + path, { headers: { 'accept-encoding': encoding }, bytes: answer.body.length });
  const [first] = forms;
  const rows = [await compareAlike('N', side(alike, '/gzip.html', first), side(file, '/gzip.html', first))];
  for (const form of forms) {
    const figures = await compare(
      `hotel list behind nginx, ${form.name}`,
      side(front, PAGE, form),
      side(file, `/${form.name}.html`, form),
    );
    rows.push({ ...figures, yardstick: 'N', atMost: 2 });
  }
  return rows;
}
