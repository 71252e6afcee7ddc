export const HINT_COOKIE = 'signed-in';

/** 4,096 bytes is what every browser keeps of one cookie: name, value and attributes together. */
export const MAX_COOKIE_BYTES = 4_096;

const isHttps = (publicOrigin: string) => publicOrigin.startsWith('https://');

/** `__Host-session` where the site is served by https; browsers refuse that prefix on plain local http. */
export function sessionCookieNameFor(publicOrigin: string): string {
  return isHttps(publicOrigin) ? '__Host-session' : 'session';
}

/** One `Set-Cookie` value: path `/`, Lax, `Secure` where the site is served by https, never a Domain. */
export function setCookie(
  name: string,
  value: string,
  maxAgeSeconds: number,
  publicOrigin: string,
  httpOnly: boolean,
): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAgeSeconds}`, 'SameSite=Lax'];
  if (httpOnly) parts.push('HttpOnly');
  if (isHttps(publicOrigin)) parts.push('Secure');
  return parts.join('; ');
}

export function sessionCookies(seal: string, maxAgeSeconds: number, publicOrigin: string): string[] {
  return [
    setCookie(sessionCookieNameFor(publicOrigin), seal, maxAgeSeconds, publicOrigin, true),
    setCookie(HINT_COOKIE, '1', maxAgeSeconds, publicOrigin, false),
  ];
}

export function clearedSessionCookies(publicOrigin: string): string[] {
  return [
    setCookie(sessionCookieNameFor(publicOrigin), '', 0, publicOrigin, true),
    setCookie(HINT_COOKIE, '', 0, publicOrigin, false),
  ];
}

/** Names are compared byte for byte: what JavaScript's `trim` takes off is part of another name (SECURITY 50). */
export function cookieValue(header: string | null, name: string): string | undefined {
  const start = `${name}=`;
  const pair = (header ?? '').split(';').find((part) => part.startsWith(start, part.startsWith(' ') ? 1 : 0));
  return pair?.slice(pair.indexOf('=') + 1);
}
