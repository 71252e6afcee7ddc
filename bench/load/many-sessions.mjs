import './product-modules.mjs';
import { sessionSecret } from './start-measured.mjs';

/**
 * So many logged-in sessions: copies of one, each with an id and a seal of its own.
 * @param {string} cookie `Cookie` header of that one
 * @param {string} webAddress
 * @param {number} count
 * @returns {Promise<string[]>} `Cookie` headers
 */
export async function sessionsLike(cookie, webAddress, count) {
  Object.assign(process.env, {
    PUBLIC_ORIGIN: webAddress,
    HUB_API_BASE: 'http://localhost:1/hub',
    PLAIN_API_BASE: 'http://localhost:1/api',
    SESSION_SECRET: sessionSecret,
  });
  const { sealSession, unsealSession } = await import('@/lib/session/session');
  const [name, seal] = cookie.split('=');
  const session = await unsealSession(seal);
  const cookies = [];
  for (let n = 0; n < count; n += 1) {
    const sid = `of-the-measurement-${String(n).padStart(8, '0')}`;
    cookies.push(`${name}=${await sealSession({ ...session, sid })}`);
  }
  return cookies;
}
