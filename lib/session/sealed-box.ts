import 'server-only';
import { createHmac } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import type * as z from 'zod';
import { serverEnv } from '@/lib/env/server-env';
import { countSealRefused } from '@/lib/observability/metrics';

/** iron-session numbers its keys. The number is derived from the secret, so that it stays when a newer one is added. */
const keyId = (secret: string) => createHmac('sha256', secret).update('session key id').digest().readUIntBE(0, 4);
const passwordOf = (secrets: readonly string[]) => Object.fromEntries(secrets.map((secret) => [keyId(secret), secret]));

/**
 * One spelling only (decision 0132): the last character has two unchecked bits, Node also decodes `+` and `/` and skips other
 * characters, and iron-session cuts off a version.
 */
const canonical = /^[\w.*-]*[AEIMQUYcgkosw048]~2$/;

interface SealOptions {
  ttlSeconds: number;
  secret?: string;
}

export interface SealedBox<Shape extends z.ZodObject> {
  seal(contents: z.input<Shape>, options: SealOptions): Promise<string>;
  /** Returns the contents of a seal of this kind that was made with any of the secrets, else null. Never throws. */
  open(seal: string | null | undefined): Promise<z.output<Shape> | null>;
}

/** @param kind separates this box from the others that are sealed with the same secrets */
export function sealedBox<Shape extends z.ZodObject>(kind: string, shape: Shape): SealedBox<Shape> {
  return {
    seal: (contents, { ttlSeconds, secret = serverEnv().SESSION_SECRET[0] ?? '' }) =>
      sealData({ kind, ...contents }, { password: passwordOf([secret]), ttl: ttlSeconds }),
    async open(seal) {
      if (!seal) return null;
      if (!canonical.test(seal)) {
        countSealRefused('invalid');
        return null;
      }
      // iron-session returns `{}` for what it refuses.
      const opened = await unsealData<{ kind?: unknown }>(seal, {
        password: passwordOf(serverEnv().SESSION_SECRET),
        onUnsealError: (reason) => reason !== 'expired' && countSealRefused(reason),
      });
      return opened.kind === kind ? (shape.safeParse(opened).data ?? null) : null;
    },
  };
}
