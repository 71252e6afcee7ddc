import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;

/** Two hashes at once: tokens are checked in the same four threads, and members' calls should not wait for logins. */
const lines: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
let turn = 0;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  const line = turn % lines.length;
  turn += 1;
  const key = Promise.resolve(lines[line]).then(() => deriveKey(password, salt, KEY_BYTES));
  lines[line] = key.catch(() => undefined);
  return key;
}

/** `salt.key`, both base64url; scrypt with Node's costs (N 16384, r 8, p 1). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** Compared with when there is no such member, so that both refusals take the same work. */
const nobody = `${'A'.repeat(22)}.${'A'.repeat(43)}`;

/** @param stored hash of the member, or undefined for an unknown id: false after the same work */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (stored ?? nobody).split('.');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && stored !== undefined;
}

const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9\s]/];

/** 8–20 characters without blanks, three of upper case, lower case, digit, symbol. */
export function isStrongPassword(password: string): boolean {
  return (
    password.length >= 8 &&
    password.length <= 20 &&
    !/\s/.test(password) &&
    kinds.filter((kind) => kind.test(password)).length >= 3
  );
}

/** A password to be mailed and changed at the next login; it obeys the rule itself. */
export function temporaryPassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz';
  const body = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return `T${body}${randomInt(10, 100)}!`;
}
