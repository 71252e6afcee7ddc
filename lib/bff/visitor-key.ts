import 'server-only';
import { createHmac } from 'node:crypto';
import { serverEnv } from '@/lib/env/server-env';
import { addressBlock, addressNetwork } from '@/lib/request/client-address';
import { currentRequest } from '@/lib/request/request-context';

/** Neither an account nor an address is kept in the clear: the counts may live in a store of their own. */
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

/** Names of the counts of the visitor's address, and of its /48 where it is one of IPv6. @param parts what is counted apart */
export function addressCounts(...parts: string[]): { scope: 'address' | 'network'; key: string }[] {
  const network = visitorsNetwork();
  const block = { scope: 'address' as const, key: keyOf(...parts, visitorsBlock()) };
  return network === null ? [block] : [block, { scope: 'network', key: keyOf(...parts, network) }];
}

export const normalisedAccount = (account: string): string => account.normalize('NFKC').trim().toLowerCase();
