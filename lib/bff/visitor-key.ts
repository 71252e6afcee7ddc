import 'server-only';
import { createHmac } from 'node:crypto';
import { serverEnv } from '@/lib/env/server-env';
import { addressBlock, addressNetwork } from '@/lib/request/client-address';
import { currentRequest } from '@/lib/request/request-context';

/** Keyed, so that the store of counts has no account or address in the clear. */
export function keyOf(...parts: string[]): string {
  return createHmac('sha256', serverEnv().SESSION_SECRET[0] ?? '')
    .update(JSON.stringify(['rate-limit', ...parts]))
    .digest('base64url');
}

/** The visitor's IPv4 address, or /64 of IPv6; undefined if unknown. */
export function knownBlock(): string | undefined {
  const address = currentRequest()?.address;
  return address === undefined ? undefined : addressBlock(address);
}

/** Requests without a known address share one count, so that hiding it does not avoid the limit. */
export const visitorsBlock = (): string => knownBlock() ?? 'unknown';

/** The visitor's /48 of IPv6: one subscriber may have 65,536 blocks. Null for IPv4. */
export const visitorsNetwork = (): string | null => addressNetwork(currentRequest()?.address ?? '');

/** Keys for the visitor's address, and for its /48 of IPv6. @param parts are counted apart */
export function addressCounts(...parts: string[]): { scope: 'address' | 'network'; key: string }[] {
  const network = visitorsNetwork();
  const block = { scope: 'address' as const, key: keyOf(...parts, visitorsBlock()) };
  return network === null ? [block] : [block, { scope: 'network', key: keyOf(...parts, network) }];
}

export const normalisedAccount = (account: string): string => account.normalize('NFKC').trim().toLowerCase();
