import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/project.mjs';

/** Language that the walks read. */
export const LOCALE = 'en';

/** @param {...string} names of the files of `messages/` */
export const textsOf = (...names) => textsIn(LOCALE, ...names);

/**
 * @param {string} locale
 * @param {...string} names of the files of `messages/`
 * @returns {(key: string) => string} a text; of one with placeholders the part in front of the first
 */
export function textsIn(locale, ...names) {
  const messages = Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(join(root, 'messages', locale, `${name}.json`), 'utf8'))]),
  );
  return (key) => {
    const text = key.split('.').reduce((tree, part) => tree?.[part], messages);
    if (typeof text !== 'string') throw new Error(`messages/${locale} has no text ${key}`);
    return text.split('{')[0].trim();
  };
}
