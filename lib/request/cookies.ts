import type { CookieName } from './cookie-names.ts';

const isHttps = (origin: string) => origin.startsWith('https://');

const PREFIX = '__Host-';

/** `__Host-` in front of the name where the site is served by https; browsers refuse that prefix on plain local http. */
export const hostCookieName = (name: CookieName, origin: string): string =>
  isHttps(origin) ? `${PREFIX}${name}` : name;

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
