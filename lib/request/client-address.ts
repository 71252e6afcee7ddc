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
 * Address of the visitor's machine. Everything in `X-Forwarded-For` is the sender's word except what our own
 * proxies appended, each one entry at the right; so the header counts only for as many hops as are configured.
 * A chain that is shorter, or holds no address at that place, did not come through them: the socket's address.
 * @param socketAddress of the connection, as Node tells it
 * @param forwardedFor value of `X-Forwarded-For`, all lines joined by commas
 * @param trustedProxies `TRUSTED_PROXIES`: how many proxies of ours stand in front
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

/** The eight groups of an IPv6 address, as the URL standard writes them. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/**
 * The part of an address that one subscriber cannot change: an IPv4 address whole, of an IPv6 address the first
 * 64 bits, because a household or a rented server is given at least that many to choose from.
 * @param address a valid IPv4 or IPv6 address, as `clientAddress` gives it
 */
export function addressBlock(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (!isMapped) return `${groups.slice(0, 4).join(':')}::/64`;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
