import 'server-only';
import * as z from 'zod';
import { tokenPair } from '@/lib/hub/contract/token-pair';

const bornIn = z.enum(['browser', 'ios', 'android']);

/** Absolute lifetime of a session; assumed, the specification names none. */
export const SESSION_LIFETIME_SECONDS = 14 * 24 * 60 * 60;

export const sessionSchema = z.object({
  v: z.literal(1),
  /** Random; names the session in keys of this process, never in a log. */
  sid: z.string().min(16).max(64),
  tokens: tokenPair,
  /** Where the login happened; later user agents are ignored. */
  bornIn,
  membershipNo: z.string(),
  membershipId: z.string(),
  memberName: z.string(),
  /** In Latin letters, empty where there is none; sessions of an older release have not asked. */
  latinName: z.string().optional(),
  employeeStatus: z.enum(['Y', 'N']),
  temporaryYn: z.enum(['Y', 'N']),
  /** Names of refresh tokens that rotations have replaced, oldest first; only in sessions of the apps. */
  past: z.array(z.string()).optional(),
  /** Tokens whose member the hub has not named: the native side's refresh token, or the pair from it. */
  unproven: z.enum(['refreshToken', 'pair']).optional(),
  /** Seconds since 1970, with milliseconds; whole ones in sessions of an older release. */
  issuedAt: z.number().positive(),
  /** Seconds since 1970. Absolute: a refresh does not move it. */
  expiresAt: z.int().positive(),
});
export type Session = z.infer<typeof sessionSchema>;
