import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';

export const root = join(import.meta.dirname, '../..');
export const shipped = (path: string): string => readFileSync(join(root, path), 'utf8');
export const isShipped = (path: string): boolean => existsSync(join(root, path));

/** All files of the configuration, one after the other. */
export const nginxConfig = readdirSync(join(root, 'deploy/nginx'))
  .filter((name) => name.endsWith('.conf'))
  .map((name) => shipped(`deploy/nginx/${name}`))
  .join('');

export interface Stage {
  name: string;
  from: string;
  /** Instructions with their words, continued lines joined, comments left out. */
  steps: { instruction: string; words: string }[];
  env: Record<string, string>;
}

/** The stages of a Dockerfile, in their order; `env` as set in the stage itself. */
export function stagesOf(path: string): Stage[] {
  const stages: Stage[] = [];
  const defaults: Record<string, string> = {};
  const lines = shipped(path)
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '');
  for (const [, instruction = '', words = ''] of lines.matchAll(/^([A-Z]+) (.*)$/gm)) {
    if (instruction === 'ARG') {
      const [, key = '', value = ''] = /^(\w+)=(\S+)$/.exec(words) ?? [];
      defaults[key] = value;
      continue;
    }
    if (instruction === 'FROM') {
      const [from = '', , name = ''] = words.split(' ');
      const base = from.replace(/^\$\{(\w+)\}$/, (_, key: string) => defaults[key] ?? '');
      stages.push({ name, from: base, steps: [], env: {} });
      continue;
    }
    const stage = stages.at(-1);
    stage?.steps.push({ instruction, words });
    if (stage && instruction === 'ENV') {
      for (const [, key = '', value = ''] of words.matchAll(/(\w+)=(\S+)/g)) stage.env[key] = value;
    }
  }
  return stages;
}

export const wordsOf = (stage: Stage | undefined, instruction: string): string[] =>
  (stage?.steps ?? []).filter((step) => step.instruction === instruction).map(({ words }) => words);

const texts = z.record(z.string(), z.string());

export const compose = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        build: z
          .object({ context: z.string(), target: z.string().optional(), dockerfile: z.string().optional() })
          .optional(),
        image: z.string().optional(),
        command: z.array(z.string()).optional(),
        environment: texts.default({}),
        ports: z.array(z.string()).default([]),
        volumes: z.array(z.string()).default([]),
        tmpfs: z.array(z.string()).default([]),
        user: z.string().optional(),
        networks: z.object({ default: z.object({ ipv4_address: z.ipv4() }) }).optional(),
        read_only: z.boolean().default(false),
        stop_grace_period: z.string().optional(),
        depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).default({}),
        healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      }),
    ),
    networks: z.object({
      default: z.object({
        ipam: z.object({ config: z.tuple([z.object({ subnet: z.string(), ip_range: z.string() })]) }),
      }),
    }),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(shipped('deploy/compose.yaml'), { merge: true }));

const port = z.union([z.string(), z.number()]);
const probe = z.object({
  httpGet: z.object({ path: z.string(), port }).optional(),
  tcpSocket: z.object({ port }).optional(),
  periodSeconds: z.number(),
  failureThreshold: z.number().default(3),
});
const container = z.object({
  name: z.string(),
  image: z.string(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).default([]),
  env: z
    .array(
      z.object({
        name: z.string(),
        valueFrom: z.object({ secretKeyRef: z.object({ name: z.string(), key: z.string() }) }),
      }),
    )
    .default([]),
  startupProbe: probe.optional(),
  livenessProbe: probe,
  readinessProbe: probe,
  lifecycle: z.object({ preStop: z.object({ exec: z.object({ command: z.array(z.string()) }) }) }),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string(), subPath: z.string().optional() })),
});
const labels = z.object({ app: z.string() });
const named = { metadata: z.object({ name: z.string() }) };

const deployment = z.object({
  kind: z.literal('Deployment'),
  ...named,
  spec: z.object({
    selector: z.object({ matchLabels: labels }),
    strategy: z.object({ rollingUpdate: z.object({ maxUnavailable: z.literal(0), maxSurge: z.number() }) }),
    template: z.object({
      metadata: z.object({ labels }),
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        securityContext: z.object({
          runAsNonRoot: z.literal(true),
          runAsUser: z.number().min(1),
          runAsGroup: z.number().min(1),
          fsGroup: z.number().min(1),
        }),
        containers: z.tuple([container]),
        volumes: z.array(
          z.object({
            name: z.string(),
            emptyDir: z.object({ sizeLimit: z.string() }).optional(),
            configMap: z.object({ name: z.string() }).optional(),
          }),
        ),
      }),
    }),
  }),
});
const service = z.object({
  kind: z.literal('Service'),
  ...named,
  spec: z.object({
    selector: labels,
    ports: z.array(z.object({ name: z.string(), port: z.number(), targetPort: z.string() })),
  }),
});
const configMap = z.object({ kind: z.literal('ConfigMap'), ...named, data: texts });
const autoscaler = z.object({
  kind: z.literal('HorizontalPodAutoscaler'),
  ...named,
  spec: z.object({
    scaleTargetRef: z.object({ kind: z.literal('Deployment'), name: z.string() }),
    minReplicas: z.number().min(2),
    maxReplicas: z.number(),
    metrics: z.tuple([
      z.object({ type: z.literal('Resource'), resource: z.object({ name: z.literal('cpu'), target: z.unknown() }) }),
    ]),
  }),
});
const disruptionBudget = z.object({
  kind: z.literal('PodDisruptionBudget'),
  ...named,
  spec: z.object({ maxUnavailable: z.number().min(1), selector: z.object({ matchLabels: labels }) }),
});

const networkPolicy = z.object({
  kind: z.literal('NetworkPolicy'),
  ...named,
  spec: z.object({
    podSelector: z.object({ matchLabels: labels }),
    policyTypes: z.tuple([z.literal('Ingress')]),
    ingress: z.tuple([
      z.object({
        from: z.array(
          z.union([
            z.strictObject({ podSelector: z.object({ matchLabels: labels }) }),
            z.strictObject({ namespaceSelector: z.object({ matchLabels: texts }) }),
          ]),
        ),
        ports: z.array(z.object({ port })),
      }),
    ]),
  }),
});

const ingress = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('Ingress'),
  metadata: z.strictObject({ name: z.string() }),
  spec: z.strictObject({
    tls: z.tuple([z.strictObject({ hosts: z.array(z.string()), secretName: z.string() })]),
    rules: z.tuple([
      z.strictObject({
        host: z.string(),
        http: z.strictObject({
          paths: z.tuple([
            z.strictObject({
              path: z.literal('/'),
              pathType: z.literal('Prefix'),
              backend: z.strictObject({
                service: z.strictObject({ name: z.string(), port: z.strictObject({ name: z.string() }) }),
              }),
            }),
          ]),
        }),
      }),
    ]),
  }),
});

const kustomization = z
  .strictObject({
    apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
    kind: z.literal('Kustomization'),
    resources: z.array(z.string()),
    images: z.array(
      z.strictObject({ name: z.string(), newName: z.string(), digest: z.string().regex(/^sha256:[0-9a-f]{64}$/) }),
    ),
  })
  .parse(parse(shipped('deploy/kubernetes/kustomization.yaml')));
export const images = kustomization.images.map(({ name }) => name);

export const objects = kustomization.resources
  .flatMap((file) => parseAllDocuments(shipped(`deploy/kubernetes/${file}`)))
  .map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return z
      .discriminatedUnion('kind', [
        deployment,
        service,
        configMap,
        autoscaler,
        disruptionBudget,
        networkPolicy,
        ingress,
      ])
      .parse(document.toJS());
  });

type KubernetesObject = (typeof objects)[number];
/** All objects of a kind. */
export const ofKind = <Kind extends KubernetesObject['kind']>(kind: Kind) =>
  objects.filter((one): one is Extract<KubernetesObject, { kind: Kind }> => one.kind === kind);
