import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { objects, ofKind, root, shipped } from './shipped';

let prefix: string;
beforeEach(() => {
  prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  cpSync(join(root, 'deploy/nginx'), join(prefix, 'conf'), { recursive: true });
  for (const name of ['cache', 'tmp', 'run', 'logs']) mkdirSync(join(prefix, name));
});
afterEach(() => rmSync(prefix, { recursive: true }));

const at = (name: string) => join(prefix, 'conf', name);
const run = (command: string, args: string[]) => spawnSync(command, args, { cwd: root, encoding: 'utf8' });

/** Where no web has a name, nginx asks one of this machine. */
function nginxTest() {
  writeFileSync(
    at('upstream.conf'),
    readFileSync(at('upstream.conf'), 'utf8').replace(/server [\w-]+:/g, 'server 127.0.0.1:'),
  );
  return run('nginx', ['-t', '-p', `${prefix}/`, '-c', at('nginx.conf')]);
}

/** A certificate for nginx to read. */
function makeCertificate() {
  mkdirSync(at('tls'), { recursive: true });
  const files = ['-keyout', at('tls/tls.key'), '-out', at('tls/tls.crt')];
  run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-subj',
    '/CN=localhost',
    ...files,
  ]);
}

const places = {
  'as shipped': () => undefined,
  'with TLS': () => {
    makeCertificate();
    writeFileSync(at('listen.conf'), readFileSync(at('tls/listen.conf'), 'utf8').replaceAll('/etc/web/tls', at('tls')));
  },
  'with a trial of a new build as the guide has it': () => {
    const [, block = ''] = /```nginx\n([\s\S]*?)```/.exec(shipped('docs/operations.md')) ?? [];
    expect(block).toContain('trial');
    writeFileSync(at('upstream.conf'), block);
  },
  'of the manifests': () => {
    const data = ofKind('ConfigMap').find(({ metadata }) => metadata.name === 'nginx')?.data ?? {};
    expect(Object.keys(data)).toEqual(['listen.conf', 'upstream.conf']);
    for (const [name, text] of Object.entries(data)) writeFileSync(at(name), text);
  },
};
test.each(Object.entries(places))('nginx accepts its configuration, %s', (_where, prepare) => {
  prepare();
  const { status, stderr, error } = nginxTest();
  expect(error).toBeUndefined();
  expect(stderr).not.toMatch(/\[(?:warn|emerg|alert)\]/);
  expect(status).toBe(0);
});

test('kustomize builds the manifests, each object of them and with the images of the registry', () => {
  const { stdout, stderr, error } = run('kubectl', ['kustomize', 'deploy/kubernetes']);
  expect(error).toBeUndefined();
  expect(stderr).toBe('');
  const built = parseAllDocuments(stdout).map((document) => document.toJS());
  const nameOf = ({ kind, metadata }: { kind: string; metadata: { name: string } }) => `${kind} ${metadata.name}`;
  expect(built.map(nameOf).toSorted()).toEqual(objects.map(nameOf).toSorted());
  expect(
    stdout
      .match(/image: .*/g)
      ?.toSorted()
      .reverse(),
  ).toEqual([
    expect.stringMatching(/registry\.example\.com\/hotel-rewards-web@sha256:/),
    expect.stringMatching(/registry\.example\.com\/hotel-rewards-nginx@sha256:/),
  ]);
});
