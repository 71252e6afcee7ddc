import * as z from 'zod';

const httpAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .transform((value) => value.replace(/\/+$/, ''));

const origin = httpAddress.refine((value) => new URL(value).origin === value, {
  error: 'must be an origin such as https://www.example.com, without a path',
});

/** Paths of calls are appended to it. */
const base = httpAddress.refine((value) => URL.canParse(value) && new URL(value).href.search(/[?#@]/) === -1, {
  error: 'must be an address without a query, a fragment and a password: paths are appended to it',
});

const optionalText = z.string().trim().optional();

const optionalAddress = httpAddress.optional();
const optionalBase = base.optional();

const SECRET_MIN_CHARACTERS = 32;
const secrets = z
  .string({ error: 'is missing: comma-separated secrets, newest first, of at least 32 characters each' })
  .transform((value) => value.split(',').map((secret) => secret.trim()))
  .pipe(
    z
      .array(z.string().min(SECRET_MIN_CHARACTERS, { error: 'each secret needs at least 32 characters' }))
      .refine((list) => new Set(list).size === list.length, { error: 'a secret is listed twice' }),
  );

const SECRET_MIN_KINDS = 8;
/** Secrets and tokens that this repository has ever shown as an example or for trials; everyone can read them. */
const publishedSecrets: ReadonlySet<string> = new Set([
  'local-only-secret-of-at-least-32-characters',
  'trials-only-secret-of-at-least-32-characters',
  'trials-only-token-of-the-hub',
  'development-only-session-secret-0000',
  'a-token-of-the-measurement',
]);

function weaknessOf(secret: string): string | undefined {
  if (publishedSecrets.has(secret)) return 'is published with the source code';
  if (secret.length < SECRET_MIN_CHARACTERS) return `needs at least ${SECRET_MIN_CHARACTERS} characters`;
  if (new Set(secret.toLowerCase()).size < SECRET_MIN_KINDS) return 'repeats a few characters';
  return undefined;
}

const number = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce
    .number({ error: 'must be a number' })
    .min(min, { error: `must be ${min} or more` })
    .max(max, { error: `must be at most ${max}` });

const wholeNumber = (min: number, max?: number) => number(min, max).int({ error: 'must be a whole number' });

const percentage = wholeNumber(1).default(100);

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

/** A bridge name becomes a property of `window`; anything but an identifier could not be called. */
const identifier = z.string().regex(/^[A-Za-z_$][\w$]*$/, { error: 'must be a JavaScript identifier' });

/** Nothing else is read of the environment. `.env.example` explains each; a test keeps the two in step. */
export const serverEnvSchema = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    PUBLIC_ORIGIN: origin,
    STRICT_TRANSPORT_SECURITY: z
      .string()
      .regex(/^max-age=\d+(?:; includeSubDomains)?(?:; preload)?$/, {
        error: 'must look like max-age=31536000; includeSubDomains',
      })
      .default('max-age=31536000'),
    HUB_API_BASE: base,
    PLAIN_API_BASE: base,
    SESSION_SECRET: secrets,
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: 'must start with redis:// or rediss://' })
      .refine((value) => !URL.canParse(value) || /^\/?\d*$/.test(new URL(value).pathname), {
        error: 'must have no path but the number of a database',
      })
      .optional(),
    APP_UA_IOS: z.string().min(1).default('HotelRewardsApp/iOS'),
    APP_UA_ANDROID: z.string().min(1).default('HotelRewardsApp/Android'),
    NATIVE_BRIDGE_NAME: identifier.default('HotelRewardsBridge'),
    VOC_BASE_URL: optionalAddress,
    IDENTITY_FORM_URL: optionalAddress,
    BUSINESS_REGISTER_URL: optionalAddress,
    CHAT_PATH: z
      .string()
      .regex(/^(\/[A-Za-z0-9_-]+)+$/, { error: 'must be a path such as /channel/user' })
      .default('/channel/user'),
    CHAT_PLUGIN_KEY: optionalText,
    CHAT_MEMBER_SECRET: z
      .string()
      .regex(/^(?:[0-9a-f]{2}){16,}$/i, { error: 'must be the hex secret that the chat gives for member hashes' })
      .optional(),
    GTM_ID: z
      .string()
      .regex(/^GTM-[A-Z0-9]+$/, { error: 'must look like GTM-XXXXXXX' })
      .optional(),
    IMAGE_HOSTS: list.pipe(
      z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, { error: 'must be host names, comma-separated' })),
    ),
    PICTURE_BASE: optionalBase,
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      })
      .default('info'),
    METRICS_TOKEN: optionalText,
    OTEL_EXPORTER_OTLP_ENDPOINT: optionalBase.refine((value) => !value?.endsWith('/v1/traces'), {
      error: 'must be without /v1/traces, which is appended to it',
    }),
    OTEL_SERVICE_NAME: z.string().min(1).default('hotel-rewards-web'),
    OTEL_TRACES_SAMPLER_ARG: number(0, 1).default(1),
    CHANGES_TOKEN: optionalText,
    TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    LIMIT_PERCENT_PER_ADDRESS: percentage,
    LIMIT_PERCENT_PER_ACCOUNT: percentage,
    LIMIT_PERCENT_IN_ALL: percentage,
    DRAIN_SECONDS: number(0, 300).default(1),
  })
  .superRefine((env, context) => {
    // Plain http serves this machine or a trial; members are behind https.
    if (!env.PUBLIC_ORIGIN.startsWith('https:')) return;
    for (const name of ['SESSION_SECRET', 'METRICS_TOKEN', 'CHANGES_TOKEN', 'CHAT_MEMBER_SECRET'] as const) {
      const message = [env[name] ?? []].flat().map(weaknessOf).find(Boolean);
      if (message) context.addIssue({ code: 'custom', path: [name], message });
    }
  })
  .transform((env) => ({ ...env, PICTURE_BASE: env.PICTURE_BASE ?? new URL(env.PLAIN_API_BASE).origin }));

export type ServerEnv = z.output<typeof serverEnvSchema>;

export class EnvironmentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment is not usable:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'EnvironmentError';
    this.problems = problems;
  }
}

const isBlank = (value: string | undefined) => value === undefined || value.trim() === '';

/**
 * An empty value is none: it has its default, or is missing. Values never appear in the message: one of them is a secret.
 * @throws EnvironmentError listing every wrong value
 */
export function parseServerEnv(source: Record<string, string | undefined>): ServerEnv {
  const given = Object.entries(source).flatMap(([name, value]) => (isBlank(value) ? [] : [[name, value?.trim()]]));
  const parsed = serverEnvSchema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  throw new EnvironmentError(
    parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      if (!isBlank(source[name])) return `${name} ${issue.message}`;
      return source[name] === undefined ? `${name} is missing` : `${name} is empty`;
    }),
  );
}
