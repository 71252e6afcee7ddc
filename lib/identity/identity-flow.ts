import 'server-only';
import { randomBytes } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import * as z from 'zod';
import { serverEnv } from '@/lib/env/server-env';
import { languages } from '@/lib/i18n/languages';
import { keyId } from '@/lib/session/session-key';
import { identityPurposes, identityWindows, MAX_RETURN_TO } from './identity-start';

/** How long a visitor has for the provider's pages. */
export const FLOW_SECONDS = 10 * 60;
/** How long a form may draw on a verification (SECURITY 58). */
export const VERIFIED_SECONDS = 10 * 60;
/** Longest texts of the provider that are taken; NICE's own have less than a third of it. */
export const MAX_PROVIDER_TEXT = 4_000;

const secretId = z.string().regex(/^[\w-]{43}$/);
const expiresAt = z.int();
const providerText = z.string().min(1).max(MAX_PROVIDER_TEXT);

/** The fields that the provider sends back, as the hub's result call names them. */
export const providerFields = z.object({
  tokenVersionId: providerText,
  encData: providerText,
  integrityValue: providerText,
});
export type ProviderFields = z.infer<typeof providerFields>;

/**
 * Everything of a verification that travels outside, sealed. `kind` keeps them apart, and from a session.
 * - `state` goes to the provider and back in the return address
 * - `flow` is the browser's cookie: whoever has the state alone has nothing
 * - `receipt` is what the provider sent, on its way from the callback to the page that finishes
 * - `verified` is the cookie that a later form draws on; CI and DI are not in it
 */
const sealed = {
  state: z.object({
    kind: z.literal('identity-state'),
    stateId: secretId,
    locale: z.enum(languages.map(({ locale }) => locale)),
    expiresAt,
  }),
  flow: z.object({
    kind: z.literal('identity-flow'),
    stateId: secretId,
    requestNo: z.string().min(1).max(64),
    purpose: z.enum(identityPurposes),
    window: z.enum(identityWindows),
    returnTo: z.string().startsWith('/').max(MAX_RETURN_TO),
    expiresAt,
  }),
  receipt: z.object({ kind: z.literal('identity-receipt'), stateId: secretId, expiresAt, ...providerFields.shape }),
  verified: z.object({
    kind: z.literal('identity-verified'),
    purpose: z.enum(identityPurposes),
    /** The form that asked: where a replayed return leads back to. */
    returnTo: z.string().startsWith('/').max(MAX_RETURN_TO),
    requestNo: z.string().min(1).max(64),
    name: z.string(),
    birthDate: z.string(),
    gender: z.string(),
    mobile: z.string(),
    expiresAt,
  }),
} as const;

type Sealed = typeof sealed;
type Kind = keyof Sealed;
/** What a seal of one kind holds; `expiresAt` is in seconds since 1970. */
export type Contents<K extends Kind> = Omit<z.infer<Sealed[K]>, 'kind'>;

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** 256 bits that nobody can guess. */
export const newStateId = (): string => randomBytes(32).toString('base64url');

/** Encrypts with the newest secret. */
export function seal<K extends Kind>(kind: K, contents: Contents<K>): Promise<string> {
  const newest = serverEnv().SESSION_SECRET[0] ?? '';
  const ttl = Math.max(1, contents.expiresAt - nowSeconds());
  return sealData({ kind: `identity-${kind}`, ...contents }, { password: { [keyId(newest)]: newest }, ttl });
}

export type Unsealed<K extends Kind> =
  | { outcome: 'valid' | 'expired'; contents: Contents<K> }
  | { outcome: 'unreadable' };

/** Reads a seal of one kind, made with any of the secrets. Whatever else is given is `unreadable`; never throws. */
export async function unseal<K extends Kind>(kind: K, text: string | null | undefined): Promise<Unsealed<K>> {
  if (!text) return { outcome: 'unreadable' };
  const password = Object.fromEntries(serverEnv().SESSION_SECRET.map((secret) => [keyId(secret), secret]));
  // ttl 0: `expiresAt` decides, so that what came too late can be told from what was never ours.
  const opened: unknown = await unsealData(text, { password, ttl: 0 }).catch(() => null);
  const parsed = sealed[kind].safeParse(opened);
  if (!parsed.success) return { outcome: 'unreadable' };
  const contents = parsed.data as unknown as Contents<K>;
  return { outcome: contents.expiresAt > nowSeconds() ? 'valid' : 'expired', contents };
}
