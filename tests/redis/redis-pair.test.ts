import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverEnv } from '@/lib/env/server-env';
import { connectRedis, type RedisConnection } from '@/lib/redis/redis-connection';
import { useEnvironment } from '../env/environment';
import { type RedisServer, startRedis } from './redis-server';

const password = 'a-password-of-these-servers';
const folder = mkdtempSync(join(tmpdir(), 'redis-tls-'));
const file = (name: string) => join(folder, name);
const trusted = getCACertificates('default');
const sockets = new Set<Socket>();
let servers: RedisServer[] = [];
/** The one address of the pair, as a managed Redis or a balancer has it. */
let address: Server;
let current: number;
let redis: RedisConnection;
let url: string;

const portOf = (server: RedisServer | undefined) => Number(new URL(server?.url ?? '').port);

beforeAll(async () => {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    file('key'),
    '-out',
    file('crt'),
  ];
  spawnSync('openssl', ['req', '-x509', ...key, ...subject]);
  // As NODE_EXTRA_CA_CERTS does at the start of a process.
  setDefaultCACertificates([...trusted, readFileSync(file('crt'), 'utf8')]);
  const certificate = [
    '--tls-cert-file',
    file('crt'),
    '--tls-key-file',
    file('key'),
    '--tls-ca-cert-file',
    file('crt'),
  ];
  const secured = [...certificate, '--tls-auth-clients', 'no', '--tls-replication', 'yes', '--requirepass', password];
  const first = await startRedis(undefined, secured);
  const follow = ['--masterauth', password, '--replicaof', '127.0.0.1', String(portOf(first))];
  servers = [first, await startRedis(undefined, [...secured, ...follow])];
  current = portOf(first);
  address = createServer((socket) => {
    const server = connect(current, '127.0.0.1');
    for (const end of [socket, server]) {
      sockets.add(end);
      end.on('error', () => undefined).on('close', () => [socket, server].map((each) => each.destroy()));
    }
    socket.pipe(server).pipe(socket);
  });
  await new Promise<void>((resolve) => address.listen(0, resolve));
  const { port } = address.address() as { port: number };
  useEnvironment({ REDIS_URL: `rediss://default:${password}@localhost:${port}/0` });
  url = serverEnv().REDIS_URL ?? '';
  redis = connectRedis(url, { pauseMs: 50 });
});
afterAll(async () => {
  redis.close();
  address.close();
  for (const socket of sockets) socket.destroy();
  await Promise.all(servers.map((server) => server.stop()));
  setDefaultCACertificates(trusted);
  rmSync(folder, { recursive: true });
});

test('S32 a pair with TLS and a password behind one address: what was written is there after the first has failed', async () => {
  await redis.run((client) => client.set('a-mark', 'written'));
  const second = connectRedis(`rediss://default:${password}@localhost:${portOf(servers[1])}`);
  await expect.poll(() => second.run((client) => client.get('a-mark'))).toBe('written');
  servers[0]?.process.kill('SIGKILL');
  await expect(redis.run((client) => client.ping())).rejects.toMatchObject({ name: 'RedisUnavailableError' });
  await second.run((client) => client.sendCommand(['REPLICAOF', 'NO', 'ONE']));
  current = portOf(servers[1]);
  await expect.poll(() => redis.run((client) => client.get('a-mark')).catch(() => undefined)).toBe('written');
  second.close();
});

test.each([
  ['another password', () => url.replace(password, 'another')],
  ['no TLS', () => url.replace('rediss:', 'redis:')],
])('S32 with %s it is gone', async (_what, wrong) => {
  const refused = connectRedis(wrong());
  await expect(refused.run((client) => client.ping())).rejects.toMatchObject({ name: 'RedisUnavailableError' });
  refused.close();
});

test('S32 a certificate of an issuer that is not trusted is refused', async () => {
  setDefaultCACertificates(trusted);
  const refused = connectRedis(url);
  await expect(refused.run((client) => client.ping())).rejects.toMatchObject({
    cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
  });
  refused.close();
});
