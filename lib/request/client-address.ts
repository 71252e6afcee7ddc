import { isIP } from 'node:net';

/** `1.2.3.4:80`, `[2001:db8::1]:80` and `fe80::1%eth0` without what is not the address; undefined for anything else. */
function bareAddress(text: string): string | undefined {
  const [bare = ''] = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .split('%', 1);
  return isIP(bare) === 0 ? undefined : bare;
}

/**
 * Everything in `X-Forwarded-For` is the sender's word except what our own proxies appended, one entry each at the
 * right: the header counts for as many hops as are configured. A chain that holds no address there did not come through
 * them: the socket's. @param forwardedFor all lines joined by commas
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | undefined {
  const socket = socketAddress === undefined ? undefined : bareAddress(socketAddress);
  if (trustedProxies === 0 || !forwardedFor) return socket;
  const named = forwardedFor.split(',').at(-trustedProxies);
  return (named === undefined ? undefined : bareAddress(named)) ?? socket;
}

function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** Groups of an IPv6 address; null for IPv4, also inside IPv6. */
function ownGroupsOf(address: string): string[] | null {
  if (isIP(address) !== 6) return null;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  return isMapped ? null : groups;
}

/** IPv4 whole, of IPv6 the first 64 bits: one subscriber has at least as many. */
export function addressBlock(address: string): string {
  const groups = ownGroupsOf(address);
  if (groups) return `${groups.slice(0, 4).join(':')}::/64`;
  if (isIP(address) === 4) return address;
  const [high = 0, low = 0] = groupsOf(address)
    .slice(6)
    .map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The first 48 bits of IPv6, the most that one subscriber has; null for IPv4. */
export function addressNetwork(address: string): string | null {
  const groups = ownGroupsOf(address);
  return groups && `${groups.slice(0, 3).join(':')}::/48`;
}
