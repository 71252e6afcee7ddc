import 'server-only';
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { languages } from '@/lib/i18n/languages';
import { sealedBox } from '@/lib/session/sealed-box';
import { identityPurposes, identityWindows, MAX_RETURN_TO } from './identity-start';

export const FLOW_SECONDS = 10 * 60;
/** How long a form may draw on a verification (SECURITY 58). */
export const VERIFIED_SECONDS = 10 * 60;
/** Longest texts of the provider that are taken; NICE's own have less than a third of it. */
const MAX_PROVIDER_TEXT = 4_000;

const secretId = z.string().regex(/^[\w-]{43}$/);
const expiresAt = z.int();
const providerText = z.string().min(1).max(MAX_PROVIDER_TEXT);

export const providerFields = z.object({
  tokenVersionId: providerText,
  encData: providerText,
  integrityValue: providerText,
});
export type ProviderFields = z.infer<typeof providerFields>;

const asked = {
  requestNo: z.string().min(1).max(64),
  purpose: z.enum(identityPurposes),
  returnTo: z.string().startsWith('/').max(MAX_RETURN_TO),
  expiresAt,
};

/**
 * - `state` goes to the provider and back in the return address
 * - `flow` is the browser's cookie: the state alone is useless
 * - `receipt` is what the provider sent, on its way from the callback to the page that finishes
 * - `verified` is the cookie that a later form draws on; CI and DI are not in it
 */
const shapes = {
  state: z.object({ stateId: secretId, locale: z.enum(languages.map(({ locale }) => locale)), expiresAt }),
  flow: z.object({ stateId: secretId, window: z.enum(identityWindows), ...asked }),
  receipt: z.object({ stateId: secretId, expiresAt, ...providerFields.shape }),
  verified: z.object({
    name: z.string(),
    birthDate: z.string(),
    gender: z.string(),
    mobile: z.string(),
    ...asked,
  }),
} as const;

type Shapes = typeof shapes;
type Kind = keyof Shapes;
/** What a seal of one kind holds; `expiresAt` is in seconds since 1970. */
export type Contents<K extends Kind> = z.input<Shapes[K]>;

const boxOf = <K extends Kind>(kind: K) => sealedBox(`identity-${kind}`, shapes[kind]);

export const nowSeconds = () => Math.floor(Date.now() / 1000);

export const newStateId = (): string => randomBytes(32).toString('base64url');

export function seal<K extends Kind>(kind: K, contents: Contents<K>): Promise<string> {
  return boxOf(kind).seal(contents, { ttlSeconds: Math.max(1, contents.expiresAt - nowSeconds()) });
}

export type Unsealed<K extends Kind> =
  | { outcome: 'valid' | 'expired'; contents: Contents<K> }
  | { outcome: 'unreadable' };

/** Reads a seal of one kind, made with any of the secrets. Whatever else is given is `unreadable`; never throws. */
export async function unseal<K extends Kind>(kind: K, text: string | null | undefined): Promise<Unsealed<K>> {
  const contents = (await boxOf(kind).open(text)) as Contents<K> | null;
  if (contents === null) return { outcome: 'unreadable' };
  return { outcome: contents.expiresAt > nowSeconds() ? 'valid' : 'expired', contents };
}
