import { type CustomerParameter, customerParameters, FRAGMENT } from './customer-address';

export type CustomerValues = Record<CustomerParameter, string>;

const printable = /^[^\p{Cc}\p{Cs}\ufffd<>]+$/u;
const id = /^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$/;

/** What a value may be, after blanks at its ends are gone. Longer ones and other signs are no customer's. */
const isFit: Record<CustomerParameter, (value: string) => boolean> = {
  hotelCode: (value) => id.test(value),
  user_id: (value) => id.test(value),
  user_nm: (value) => value.length <= 100 && printable.test(value),
  user_hp: (value) => /^\+?\d[\d ()-]{5,19}$/.test(value),
  user_email: (value) => value.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value),
  prodID: (value) => id.test(value),
};

/** The six values; null where one is missing, stands there twice, or is not what it should be. */
export function customerValuesOf(query: URLSearchParams): CustomerValues | null {
  const entries = customerParameters.map((name) => [name, query.getAll(name)] as const);
  if (!entries.every(([name, [value = '', ...more]]) => more.length === 0 && isFit[name](value.trim()))) return null;
  return Object.fromEntries(entries.map(([name, [value = '']]) => [name, value.trim()])) as CustomerValues;
}

/**
 * Takes the six out of a query, whether they are complete or not: one of them alone may be a name.
 * @returns the fragment that carries complete ones on, '' where there is nothing to carry; null where none was there
 */
export function takeFromQuery(query: URLSearchParams): string | null {
  if (!customerParameters.some((name) => query.has(name))) return null;
  const values = customerValuesOf(query);
  for (const name of customerParameters) query.delete(name);
  return values ? FRAGMENT + new URLSearchParams(values) : '';
}
