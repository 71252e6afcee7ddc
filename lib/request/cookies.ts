const isHttps = (origin: string) => origin.startsWith('https://');

/** All cookies of the product. Those of a request with another name are dropped (`servedCookies`). */
const cookieNames = [
  'session',
  'signed-in',
  'identity-flow',
  'identity-verified',
  'guest-reservation',
  'membership-ended',
  'archive',
  'referral',
  'welcome',
  'localStorageLanguage',
  'languageBy',
  'currency',
] as const;
export type CookieName = (typeof cookieNames)[number];

const PREFIX = '__Host-';

/** `__Host-` in front of the name where the site is served by https; browsers refuse that prefix on plain local http. */
export const hostCookieName = (name: CookieName, origin: string): string =>
  isHttps(origin) ? `${PREFIX}${name}` : name;

const served: ReadonlySet<string> = new Set(cookieNames.flatMap((name) => [name, `${PREFIX}${name}`]));

/**
 * The pairs of a `Cookie` header that the product set, the first of several with one name. Names are compared byte for
 * byte (SECURITY 50): a no-break space in front of `session` is a name of its own, which no browser protects by a prefix.
 * Next copies cookies one by one and writes all of them each time, so that 3,000 small ones take a second (SECURITY 61);
 * it also deletes wrong ones of its draft mode by `Set-Cookie`, in answers that caches keep (SECURITY 41).
 * @param header as Node gives it: one character for each byte
 */
export function servedCookies(header: string): string {
  const pairs = new Map<string, string>();
  for (const part of header.split(';')) {
    const pair = part.startsWith(' ') ? part.slice(1) : part;
    const name = pair.slice(0, Math.max(pair.indexOf('='), 0));
    if (served.has(name) && !pairs.has(name)) pairs.set(name, pair);
  }
  return [...pairs.values()].join('; ');
}

/** Of every cookie: path `/`, Lax, `Secure` where the site is served by https, never a Domain. */
export const cookieAttributes = (origin: string) => ({ path: '/', sameSite: 'lax', secure: isHttps(origin) }) as const;

export function setCookie(name: string, value: string, maxAgeSeconds: number, origin: string, httpOnly: boolean) {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAgeSeconds}`, 'SameSite=Lax'];
  if (httpOnly) parts.push('HttpOnly');
  if (isHttps(origin)) parts.push('Secure');
  return parts.join('; ');
}

/** Names are compared byte for byte: what JavaScript's `trim` takes off is part of another name (SECURITY 50). */
export function cookieValue(header: string | null, name: string): string | undefined {
  const start = `${name}=`;
  const pair = (header ?? '').split(';').find((part) => part.startsWith(start, part.startsWith(' ') ? 1 : 0));
  return pair?.slice(pair.indexOf('=') + 1);
}
