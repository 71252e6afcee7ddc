import { request } from 'node:http';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts.ts';

const TIMEOUT_MS = 30_000;

/** Of a web that believes one proxy. One address has a share of the hub's places only; these are two hundred. */
export const throughProxy = { TRUSTED_PROXIES: '1' };
export const fromAddress = (number) => ({ 'x-forwarded-for': `192.0.${number % 200}.2` });

/**
 * One request as the product's own pages send it, answered to the last byte.
 * @param {string} address
 * @param {{ method?: string, cookie?: string, body?: unknown, headers?: Record<string, string>,
 *   agent?: import('node:http').Agent | false }} [options] `body` is sent as JSON
 * @returns {Promise<{ status: number, text: string, setCookies: string[] }>}
 */
export function ask(address, { method = 'GET', cookie, body, headers, agent } = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(address, {
      method,
      agent,
      headers: {
        'x-bff': '1',
        'accept-language': 'ko',
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
    });
    sent.on('response', (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString('utf8'),
          setCookies: answer.headers['set-cookie'] ?? [],
        }),
      );
    });
    sent.setTimeout(TIMEOUT_MS, () =>
      sent.destroy(new Error(`${address} did not answer within ${TIMEOUT_MS / 1000} s`)),
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

/** `Cookie` header of a browser after an answer; empty once the session is cleared. */
export function cookieAfter({ setCookies }, before = '') {
  // Over HTTPS the name has a prefix (`lib/session/cookies.ts`).
  const seal = setCookies.find((line) => /^(?:__Host-)?session=/.test(line));
  if (seal === undefined) return before;
  const pair = seal.split(';', 1)[0];
  return pair.endsWith('session=') ? '' : pair;
}

/** Logs a member in, the sample one by default; answers the `Cookie` header of the session. */
export async function logIn(webAddress, { membershipId, password } = sampleAccounts.member) {
  const answer = await ask(`${webAddress}/api/session/login`, { method: 'POST', body: { membershipId, password } });
  if (answer.status !== 200) throw new Error(`The login answered ${answer.status}: ${answer.text}`);
  return cookieAfter(answer);
}
