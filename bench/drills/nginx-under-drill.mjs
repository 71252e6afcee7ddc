import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { startProgram } from '../../scripts/running/child.mjs';
import { root } from '../../scripts/setup/project.mjs';

const START_MS = 5_000;

/** The shipped upstream, with other processes in it. @param {readonly number[]} ports */
const upstreamOf = (shipped, ports) => {
  const others = shipped.replace(/^ {2}server .*\n/gm, '');
  return others.replace(
    /upstream web \{\n/,
    (line) => line + ports.map((port) => `  server 127.0.0.1:${port} max_fails=0;\n`).join(''),
  );
};

/**
 * The shipped `tls/listen.conf` on one port, with a certificate of its own that this process believes.
 * @param {string} shipped
 */
function listenByTls(shipped, folder, port) {
  const [certificate, key] = ['tls.crt', 'tls.key'].map((name) => join(folder, name));
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const made = spawnSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', certificate]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr ?? made.error}`);
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')]);
  return shipped
    .replace(/^listen 8443 .*$/m, `listen 127.0.0.1:${port} ssl http2;`)
    .replace(/^listen 8080; .*$/m, '')
    .replaceAll('/etc/web/tls/', `${folder}/`);
}

/**
 * The shipped configuration of nginx as one process on this machine; only where it listens and which processes it
 * asks are put in.
 * @param {{ folder: string, port: number, webPorts: readonly number[], extra?: string, workers?: number, tls?: boolean, unlimited?: boolean }} options
 *   `extra`: a further server of `http`; `tls`: TLS and HTTP/2 end at this nginx; `unlimited`: one
 *   address may ask for more than any visitor does
 */
export async function startNginx({ folder, port, webPorts, extra = '', workers = 1, tls = false, unlimited = false }) {
  const prefix = join(folder, 'nginx');
  const conf = join(prefix, 'conf');
  cpSync(join(root, 'deploy', 'nginx'), conf, { recursive: true });
  for (const name of ['cache', 'tmp', 'run', 'logs']) mkdirSync(join(prefix, name), { recursive: true });
  cpSync(join(conf, 'unavailable.html'), join(prefix, 'unavailable.html'));
  // As behind a balancer, so that drills can name their visitors' addresses.
  const behind = 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;';
  const listen = tls
    ? listenByTls(readFileSync(join(conf, 'tls', 'listen.conf'), 'utf8'), prefix, port)
    : `listen 127.0.0.1:${port}; ${behind}\n`;
  writeFileSync(join(conf, 'listen.conf'), listen);
  const upstream = readFileSync(join(conf, 'upstream.conf'), 'utf8');
  writeFileSync(join(conf, 'upstream.conf'), upstreamOf(upstream, webPorts) + extra);
  // nginx gives its workers away where root starts it, and they could not read a folder of root's.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const shipped = readFileSync(join(conf, 'nginx.conf'), 'utf8');
  const main = unlimited ? shipped.replaceAll(/rate=\d+r\/s/g, 'rate=100000r/s') : shipped;
  writeFileSync(join(conf, 'nginx.conf'), user + main.replace('worker_processes auto', `worker_processes ${workers}`));
  const args = ['-p', `${prefix}/`, '-c', join(conf, 'nginx.conf')];
  const tested = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Error(`nginx refuses the configuration: ${tested.stderr ?? tested.error}`);
  const child = startProgram({
    name: 'nginx',
    command: 'nginx',
    args: [...args, '-g', 'daemon off;'],
    logFile: join(prefix, 'nginx.log'),
  });
  const address = `${tls ? 'https' : 'http'}://localhost:${port}`;
  const deadline = performance.now() + START_MS;
  while (
    !(await fetch(`${address}/robots.txt`).then(
      () => true,
      () => false,
    ))
  ) {
    if (performance.now() > deadline || !child.isRunning())
      throw new Error(`nginx did not start.\n${child.lastLines(20)}`);
    await pause(50);
  }
  return {
    ...child,
    address,
    warnings: tested.stderr.split('\n').filter((line) => line.includes('[warn]')),
    /** Ids of the processes that do the work. */
    workers: () =>
      readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
        .trim()
        .split(' ')
        .filter(Boolean)
        .map(Number),
    log: () => readFileSync(join(prefix, 'logs', 'access.log'), 'utf8'),
    /** Lines of the error log that name a visitor. */
    visitorsInErrors: () =>
      readFileSync(join(prefix, 'nginx.log'), 'utf8')
        .split('\n')
        .filter((line) => /client: |request: /.test(line)),
    alarms: () =>
      readFileSync(join(prefix, 'nginx.log'), 'utf8')
        .split('\n')
        .filter((line) => /\[(?:alert|crit|emerg)\]/.test(line)),
  };
}
