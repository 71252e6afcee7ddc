import 'server-only';
import { createHmac } from 'node:crypto';
import { sealData } from 'iron-session';
import type * as z from 'zod';
import { serverEnv } from '@/lib/env/server-env';
import { openSeal } from './open-seal';

/** Iron-session names keys by number. Ours comes from the secret itself, so that it stays when the list of secrets moves on. */
const keyId = (secret: string) => createHmac('sha256', secret).update('session key id').digest().readUIntBE(0, 4);
const passwordOf = (secrets: readonly string[]) => Object.fromEntries(secrets.map((secret) => [keyId(secret), secret]));

interface SealOptions {
  ttlSeconds?: number;
  secret?: string;
}

export interface SealedBox<Shape extends z.ZodObject> {
  seal(contents: z.input<Shape>, options?: SealOptions): Promise<string>;
  /** What a seal of this kind holds, made with any of the secrets; null for whatever else is given. Never throws. */
  open(seal: string | null | undefined): Promise<z.output<Shape> | null>;
}

/** @param kind keeps the box apart from every other that is sealed with the same secrets */
export function sealedBox<Shape extends z.ZodObject>(kind: string, shape: Shape): SealedBox<Shape> {
  return {
    seal: (contents, { ttlSeconds = 0, secret = serverEnv().SESSION_SECRET[0] ?? '' } = {}) =>
      sealData({ kind, ...contents }, { password: passwordOf([secret]), ttl: ttlSeconds }),
    async open(seal) {
      if (!seal) return null;
      const opened = openSeal(seal, passwordOf(serverEnv().SESSION_SECRET));
      const isOfThisKind = (opened as { kind?: unknown } | undefined)?.kind === kind;
      return isOfThisKind ? (shape.safeParse(opened).data ?? null) : null;
    },
  };
}
