import 'server-only';
import {
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  pbkdf2Sync,
  timingSafeEqual,
} from 'node:crypto';

/** The settings of iron-session's seals: a secret of 32 characters or more needs no stretching. */
const [ITERATIONS, KEY_BYTES, CLOCK_SKEW_MS] = [1, 32, 60_000];
// A key, because Node takes bytes more slowly (decision 0081).
const keyOf = (secret: string, salt: string) =>
  createSecretKey(pbkdf2Sync(secret, salt, ITERATIONS, KEY_BYTES, 'sha1'));

function isSigned(text: string, signature: string, key: KeyObject): boolean {
  const expected = Buffer.from(createHmac('sha256', key).update(text).digest('base64url'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const isOver = (endsAtMs: string) =>
  endsAtMs !== '' && !(/^[1-9]\d*$/.test(endsAtMs) && Number(endsAtMs) > Date.now() - CLOCK_SKEW_MS);

/** Undefined for what only somebody with the secret can have made. */
function decrypted(contents: string, iv: string, key: KeyObject): unknown {
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(iv, 'base64url'));
    return JSON.parse(decipher.update(contents, 'base64url', 'utf8') + decipher.final('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * What iron-session's `sealData` has sealed; as in its `unsealData`, what follows a `~` is not read.
 * @param seal Fe26.2: prefix, id of the secret, salt, IV, contents, end in ms, salt and value of the HMAC, with `*` between them
 * @param secrets by the id that stands in the seal
 * @returns undefined for whatever none of the secrets has sealed, and for what is over
 */
export function openSeal(seal: string, secrets: Readonly<Record<string, string>>): unknown {
  const [text = ''] = seal.split('~', 1);
  const parts = text.split('*');
  const [prefix, id = '', salt = '', iv = '', contents = '', endsAtMs = '', signatureSalt = '', signature = ''] = parts;
  const secret = Object.hasOwn(secrets, id) ? secrets[id] : undefined;
  if (parts.length !== 8 || prefix !== 'Fe26.2' || secret === undefined) return undefined;
  if (!isSigned(parts.slice(0, 6).join('*'), signature, keyOf(secret, signatureSalt)) || isOver(endsAtMs))
    return undefined;
  return decrypted(contents, iv, keyOf(secret, salt));
}
