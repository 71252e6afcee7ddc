import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import type { Endpoint } from '@/lib/hub/contract/endpoint';

type Tries = NonNullable<Endpoint['tries']>;

/** The answer to a wrong guess reveals that it is wrong: refusals are counted, and later guesses wait longer and longer. */
export type GuessKind = 'login' | 'reservation';
export type AccountKind =
  | GuessKind
  | 'mail'
  | 'upload'
  | 'sync'
  | 'statement'
  | 'download'
  | 'archive'
  | 'reservationMail'
  | Extract<Tries, { by: unknown }>['kind'];
export type AddressKind = 'guestBooking' | 'identity' | 'feedback' | 'vitals' | Exclude<Tries, { by: unknown }>['kind'];
export type HeldKind = 'guestRooms' | 'guestTables';
export type LimitedKind = AccountKind | AddressKind | HeldKind | NonNullable<Endpoint['sends']>;

export const WINDOW_SECONDS = 600;
export const HELD_WINDOW_SECONDS = 604_800;
/** An IPv6 subscriber may have 65,536 blocks: a /48 has the limit of three. */
const ADDRESSES_OF_A_NETWORK = 3;

export interface Limits {
  address?: number;
  accountAndAddress?: number;
  /**
   * From all addresses. Only for a proven account, and for guesses, which are delayed and not refused: otherwise strangers
   * could use up the owner's tries.
   */
  account?: number;
  all?: number;
}

/** Tries within ten minutes, guesses in a day, held ones in a week. Many by address: a mobile network shares addresses. */
export const limits: Record<LimitedKind, Limits> = {
  login: { address: 300, accountAndAddress: 4, account: 100 },
  reservation: { address: 30, accountAndAddress: 5, account: 20 },
  password: { address: 300, accountAndAddress: 10, account: 100 },
  lookup: { address: 30, accountAndAddress: 5, account: 20 },
  mail: { address: 30, accountAndAddress: 5 },
  certification: { address: 60, accountAndAddress: 10, account: 30 },
  upload: { address: 120, account: 30 },
  enquiry: { address: 60, account: 10 },
  write: { address: 600, account: 60 },
  statement: { address: 120, accountAndAddress: 20, account: 20 },
  download: { address: 120, account: 30 },
  archive: { address: 30, accountAndAddress: 6, account: 6 },
  sync: { address: 600, accountAndAddress: 20, account: 20 },
  identity: { address: 60 },
  idCheck: { address: 120 },
  chat: { address: 60 },
  /** The hub counts their confirmations by mailbox. */
  guestBooking: { address: 15 },
  reservationMail: { account: 12 },
  /** Of one hotel on one night, and of one restaurant on one day: as many as two, or three, members may hold. */
  guestRooms: { address: 24 },
  guestTables: { address: 12 },
  feedback: { address: 60 },
  vitals: { address: 300 },
  key: { address: 60, account: 10, all: 2_000 },
  confirmation: { address: 240, account: 60, all: 6_000 },
};

export type Scope = keyof Limits | 'network';

/** The limit by the configured percentage; infinite if there is none. */
export function triesAllowed(kind: LimitedKind, scope: Scope): number {
  const limit = limits[kind][scope === 'network' ? 'address' : scope];
  if (limit === undefined) return Number.MAX_SAFE_INTEGER;
  const addresses = scope === 'network' ? ADDRESSES_OF_A_NETWORK : 1;
  const { LIMIT_PERCENT_PER_ADDRESS, LIMIT_PERCENT_PER_ACCOUNT, LIMIT_PERCENT_IN_ALL } = serverEnv();
  const percent = {
    address: LIMIT_PERCENT_PER_ADDRESS,
    network: LIMIT_PERCENT_PER_ADDRESS,
    accountAndAddress: LIMIT_PERCENT_PER_ACCOUNT,
    account: LIMIT_PERCENT_PER_ACCOUNT,
    all: LIMIT_PERCENT_IN_ALL,
  }[scope];
  return Math.max(1, Math.round((limit * addresses * percent) / 100));
}
