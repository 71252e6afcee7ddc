// Long, because every shipped file of the deployment is read once and compared with the product.
import { BlockList } from 'node:net';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseServerEnv, serverEnvSchema } from '@/lib/env/server-env-schema';
import { importsOf, sourceFiles } from '../../scripts/structure/source-files';
import { testEnvironment } from '../env/environment';
import { compose, images, isShipped, nginxConfig, ofKind, shipped, stagesOf, wordsOf } from './shipped';

/** What the runtime reads, beside the product's own table. */
const ofTheRuntime = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED', 'SANDBOX_PORT', 'SANDBOX_DATA'];
const known = new Set([...Object.keys(serverEnvSchema.in.shape), ...ofTheRuntime]);
const stages = stagesOf('Dockerfile');
const stage = (name: string) => stages.find((one) => one.name === name);
const web = stage('web');
/** Does the product answer at this address? */
const hasHandler = (path: string) => isShipped(`app${path}/route.ts`);

describe('the images', () => {
  test('are of the Node version that the repository is developed with', () => {
    const major = shipped('.nvmrc').trim();
    const { engines, devDependencies } = JSON.parse(shipped('package.json'));
    expect(engines.node).toMatch(new RegExp(`^>=${major}\\.`));
    expect(devDependencies.node).toMatch(new RegExp(`^${major}\\.`));
    const bases = stages.map(({ from }) => from).filter((from) => stage(from) === undefined);
    expect(new Set(bases)).toEqual(new Set([`node:${major}-bookworm-slim`]));
  });

  test('copy what is there, and what the stage before them makes', () => {
    const inContext = [...stages, ...stagesOf('deploy/nginx/Dockerfile')]
      .flatMap((one) => wordsOf(one, 'COPY'))
      .filter((words) => !words.startsWith('--from'))
      .flatMap((words) => words.split(' ').slice(0, -1));
    const ignored = shipped('.dockerignore').trim().split('\n');
    expect(inContext.filter((path) => !path.includes('*') && !isShipped(path))).toEqual([]);
    expect(inContext.filter((path) => ignored.includes(path))).toEqual([]);
  });

  test('the image of the web contains what its server imports and reads', () => {
    const copied = wordsOf(web, 'COPY').flatMap((words) => words.split(' ').filter((word) => !word.startsWith('--')));
    const [command = ''] = wordsOf(web, 'CMD');
    expect(command).toBe('["node", "start.mjs"]');
    const roots = ['start.mjs', 'server.ts', 'next.config.mjs', 'package.json', 'public', 'lib', 'messages'];
    expect(copied).toEqual(expect.arrayContaining([...roots, '/app/.next', '/app/node_modules']));
    const files = [...sourceFiles(['start.mjs', 'server.ts', 'lib/server', 'next.config.mjs'])];
    const imported = files.flatMap(importsOf).flatMap(({ target }) => (target === null ? [] : [target.split('/')[0]]));
    expect([...new Set(imported)].filter((name) => !['lib', 'messages', 'server'].includes(name ?? ''))).toEqual([]);
    expect(wordsOf(stage('runtime'), 'RUN')).toEqual(['npm prune --omit=dev']);
  });

  test.each([
    ['web', 'node'],
    ['hub', 'node'],
  ])('the image %s runs as %s, and says whether it is well', (name, user) => {
    expect(wordsOf(stage(name), 'USER')).toEqual([user]);
    expect(wordsOf(stage(name), 'HEALTHCHECK')).toHaveLength(1);
    const port = name === 'web' ? stage(name)?.env.PORT : stage(name)?.env.SANDBOX_PORT;
    expect(wordsOf(stage(name), 'EXPOSE')).toEqual([port]);
  });

  test('health is asked at addresses that exist', () => {
    const [ofWeb = ''] = wordsOf(web, 'HEALTHCHECK');
    expect(hasHandler(/\$\{process\.env\.PORT\}(\/[\w/]+)/.exec(ofWeb)?.[1] ?? '')).toBe(true);
    const [ofHub = ''] = wordsOf(stage('hub'), 'HEALTHCHECK');
    expect(ofHub).toContain(`:${stage('hub')?.env.SANDBOX_PORT}/health'`);
    expect(shipped('sandbox/hub/app.ts')).toContain("'/health'");
  });

  test('no variable is set that nothing reads', () => {
    const set = stages.flatMap(({ env }) => Object.keys(env));
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });
});

const configOf = (name: string) => ofKind('ConfigMap').find(({ metadata }) => metadata.name === name)?.data ?? {};

describe('compose', () => {
  const { services } = compose;
  const { 'web-1': web1, 'web-2': web2, nginx: front, hub, redis } = services;

  test('gives both webs the environment that one starts with', () => {
    const { networks } = web1 ?? {};
    expect({ ...web2, networks }).toEqual(web1);
    const environment = parseServerEnv(web1?.environment ?? {});
    expect(Object.keys(web1?.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
    expect(environment).toMatchObject({ TRUSTED_PROXIES: 1 });
    expect(environment.CHANGES_TOKEN).toBeDefined();
  });

  test('names services, ports and stages that exist', () => {
    const { HUB_API_BASE, PLAIN_API_BASE, REDIS_URL, PUBLIC_ORIGIN } = web1?.environment ?? {};
    const hubPort = stage('hub')?.env.SANDBOX_PORT;
    expect(hub?.environment.SANDBOX_PORT).toBe(hubPort);
    expect([HUB_API_BASE, PLAIN_API_BASE]).toEqual([`http://hub:${hubPort}/hub`, `http://hub:${hubPort}/api`]);
    expect(REDIS_URL).toBe('redis://redis:6379');
    expect(redis?.command).toContain('noeviction');
    expect(front?.ports).toEqual([`127.0.0.1:${new URL(PUBLIC_ORIGIN ?? '').port}:8080`]);
    const { SANDBOX_CHANGES_TO = '', SANDBOX_CHANGES_TOKEN } = hub?.environment ?? {};
    expect(SANDBOX_CHANGES_TO).toBe('http://nginx:8080/api/page-changes');
    expect(hasHandler(new URL(SANDBOX_CHANGES_TO).pathname)).toBe(true);
    expect(SANDBOX_CHANGES_TOKEN).toBe(web1?.environment.CHANGES_TOKEN);
    for (const { build, depends_on } of Object.values(services)) {
      if (build?.target) expect(stage(build.target)).toBeDefined();
      if (build?.dockerfile) expect(isShipped(build.dockerfile)).toBe(true);
      for (const name of Object.keys(depends_on)) expect(services[name]).toBeDefined();
    }
    const upstream = [...shipped('deploy/nginx/upstream.conf').matchAll(/server ([\w-]+):(\d+)/g)];
    expect(upstream.map(([, name, port]) => [services[name ?? ''] === undefined, port])).toEqual([
      [false, web?.env.PORT],
      [false, web?.env.PORT],
    ]);
  });

  test('keeps the addresses of the webs, which nginx looks up once, and has Docker give others to the rest', () => {
    const [{ subnet, ip_range }] = compose.networks.default.ipam.config;
    const own = [web1, web2].map((one) => one?.networks?.default.ipv4_address ?? '');
    expect(new Set(own).size).toBe(2);
    const within = (range: string, address: string) => {
      const [network = '', bits] = range.split('/');
      const list = new BlockList();
      list.addSubnet(network, Number(bits));
      return list.check(address);
    };
    for (const address of own) expect([within(subnet, address), within(ip_range, address)]).toEqual([true, false]);
  });

  test('writes nowhere but into volumes, and ends a web no sooner than it has drained', () => {
    expect([web1?.read_only, front?.read_only]).toEqual([true, true]);
    expect(web1?.tmpfs.map((mount) => mount.split(':')[0])).toContain('/app/.next/cache/pages');
    expect(wordsOf(web, 'RUN').join()).toContain('.next/cache/pages');
    const written = [
      ...nginxConfig.replace(/^\s*#.*$/gm, '').matchAll(/(?:proxy_cache_path|_temp_path|pid) (cache|tmp|run)\b/g),
    ].map(([, at]) => at);
    const mounts = [
      ...(front?.tmpfs ?? []),
      ...(front?.volumes ?? []).map((mount) => mount.split(':')[1] ?? ''),
    ].join();
    for (const folder of written) expect(mounts).toContain(`/var/web/${folder}`);
    expect(Number.parseInt(web1?.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(
      Number(web1?.environment.DRAIN_SECONDS) + 10,
    );
  });
});

describe('the manifests', () => {
  const deployments = ofKind('Deployment');
  const [webDeployment] = deployments.filter(({ metadata }) => metadata.name === 'web');
  const pod = webDeployment?.spec.template.spec;

  test('keep pods of web and nginx while nodes are drained, and scale the web', () => {
    expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['web', 'nginx']);
    expect(ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels.app)).toEqual(['web', 'nginx']);
    expect(ofKind('HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name)).toEqual(['web']);
  });

  test('select pods, ports, volumes, images and configurations that exist', () => {
    for (const { spec } of deployments) {
      const { containers, volumes } = spec.template.spec;
      const [one] = containers;
      expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
      expect(images).toContain(one.image);
      const ports = one.ports.map(({ name }) => name);
      for (const probe of [one.startupProbe, one.livenessProbe, one.readinessProbe].filter((p) => p !== undefined)) {
        expect(ports).toContain(probe.httpGet?.port ?? probe.tcpSocket?.port);
        if (probe.httpGet) expect(hasHandler(probe.httpGet.path)).toBe(true);
      }
      expect(one.volumeMounts.map(({ name }) => name).filter((name) => !volumes.some((v) => v.name === name))).toEqual(
        [],
      );
      for (const { subPath } of one.volumeMounts) {
        if (subPath) expect(Object.keys(configOf('nginx'))).toContain(subPath);
      }
      for (const { configMapRef } of one.envFrom) expect(configOf(configMapRef.name)).not.toEqual({});
      const services = ofKind('Service').filter(
        (service) => service.spec.selector.app === spec.selector.matchLabels.app,
      );
      for (const { targetPort } of services.flatMap((service) => service.spec.ports))
        expect(ports).toContain(targetPort);
    }
  });

  test('give the web an environment that it starts with, and its secrets from the secret alone', () => {
    const container = pod?.containers[0];
    const secrets = (container?.env ?? []).map(({ name, valueFrom }) => {
      expect(valueFrom.secretKeyRef).toEqual({ name: 'web', key: name });
      return name;
    });
    const configured = configOf('web');
    expect([...Object.keys(configured), ...secrets].filter((name) => !known.has(name))).toEqual([]);
    // Several processes need one, and nothing else would say so.
    expect(secrets).toContain('REDIS_URL');
    expect(Object.keys(configured).filter((name) => /SECRET|TOKEN|REDIS/.test(name))).toEqual([]);
    expect(secrets.filter((name) => !shipped('deploy/kubernetes/config.yaml').includes(`${name}=`))).toEqual([]);
    parseServerEnv({
      ...configured,
      SESSION_SECRET: testEnvironment.SESSION_SECRET,
      REDIS_URL: 'redis://redis',
    });
  });

  test('the Ingress sends the site of PUBLIC_ORIGIN to the Service of nginx, by TLS', () => {
    const [{ tls, rules } = { tls: [], rules: [] }] = ofKind('Ingress').map(({ spec }) => spec);
    const host = new URL(configOf('web').PUBLIC_ORIGIN ?? '').host;
    const [rule] = rules;
    expect([rule?.host, tls[0]?.hosts]).toEqual([host, [host]]);
    const { name, port } = rule?.http.paths[0].backend.service ?? {};
    const [service] = ofKind('Service').filter(({ metadata }) => metadata.name === name);
    expect(service?.spec.selector.app).toBe('nginx');
    expect(service?.spec.ports.map((each) => each.name)).toContain(port?.name);
  });

  test('let nginx and Prometheus alone reach the web', () => {
    const [policy] = ofKind('NetworkPolicy');
    expect(policy?.spec.podSelector.matchLabels).toEqual(webDeployment?.spec.selector.matchLabels);
    const [{ from, ports }] = policy?.spec.ingress ?? [{ from: [], ports: [] }];
    expect(from).toMatchObject([
      { podSelector: { matchLabels: deployments[1]?.spec.selector.matchLabels } },
      { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } },
    ]);
    expect(ports).toEqual([{ port: pod?.containers[0].ports[0]?.name }]);
  });

  test('let Prometheus scrape the web as the job of the alert rules', () => {
    const { spec } = parse(shipped('deploy/kubernetes/pod-monitor.yaml'));
    expect(spec.selector.matchLabels).toEqual(webDeployment?.spec.selector.matchLabels);
    // The label whose value is the job.
    expect(webDeployment?.spec.template.metadata.labels[spec.jobLabel as 'app']).toBe('web');
    expect(shipped('deploy/monitoring/alerts.yaml')).toContain('job="web"');
    const [endpoint] = spec.podMetricsEndpoints;
    expect(endpoint.port).toBe(pod?.containers[0].ports[0]?.name);
    expect(hasHandler(endpoint.path)).toBe(true);
    expect(pod?.containers[0].env.map(({ valueFrom }) => valueFrom.secretKeyRef)).toContainEqual(
      endpoint.authorization.credentials,
    );
  });

  test('name each other by the names of services', () => {
    const upstream = [...(configOf('nginx')['upstream.conf'] ?? '').matchAll(/server ([\w-]+):(\d+)/g)];
    const service = ofKind('Service').find(({ metadata }) => metadata.name === upstream[0]?.[1]);
    expect(upstream.map(([, , port]) => Number(port))).toEqual([
      service?.spec.ports[0]?.port,
      service?.spec.ports[0]?.port,
    ]);
    expect(pod?.containers[0].ports[0]?.containerPort).toBe(Number(web?.env.PORT));
  });

  test('wait for a pod that drains: readiness fails while it still answers, and nothing kills it before', () => {
    const container = pod?.containers[0];
    const drain = Number(configOf('web').DRAIN_SECONDS);
    const { periodSeconds = 0, failureThreshold = 0 } = container?.readinessProbe ?? {};
    expect(drain).toBeGreaterThan(periodSeconds * failureThreshold);
    const preStop = Number(container?.lifecycle.preStop.exec.command[1]);
    // Ten seconds at most for what is in flight, lib/server/draining.ts.
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(preStop + drain + 10);
  });

  test('run as the users of the images, with a root that is read-only but for what is written', () => {
    expect(pod?.securityContext).toMatchObject({ runAsUser: 1000, fsGroup: 1000 });
    expect(deployments[1]?.spec.template.spec.securityContext).toMatchObject({ runAsUser: 33, fsGroup: 33 });
    expect(wordsOf(stagesOf('deploy/nginx/Dockerfile').at(-1), 'USER')).toEqual(['www-data']);
    expect(pod?.containers[0].volumeMounts.map(({ mountPath }) => mountPath)).toContain('/app/.next/cache/pages');
    const mounts = deployments[1]?.spec.template.spec.containers[0].volumeMounts.map(({ mountPath }) => mountPath);
    expect(mounts).toEqual(expect.arrayContaining(['/var/web/cache', '/var/web/tmp', '/var/web/run']));
  });
});
