import { beginningOf } from '@/lib/hub/contract/typed-text';
import { type CustomerParameter, customerParameters, FRAGMENT } from './customer-address';

export type CustomerValues = Record<CustomerParameter, string>;

/** Longest values, in characters; the hub takes no longer ones. */
const longest: Record<CustomerParameter, number> = {
  hotelCode: 64,
  user_id: 100,
  user_nm: 100,
  user_hp: 30,
  user_email: 254,
  prodID: 64,
};

const fitted = (name: CustomerParameter, value: string): string => beginningOf(value.trim(), longest[name]).trim();

/** Null where one is missing, empty or twice; no value is refused for its characters. */
export function customerValuesOf(query: URLSearchParams): CustomerValues | null {
  const entries = customerParameters.map((name) => {
    const [value = '', ...more] = query.getAll(name);
    return [name, more.length === 0 ? fitted(name, value) : ''] as const;
  });
  return entries.every(([, value]) => value !== '') ? (Object.fromEntries(entries) as CustomerValues) : null;
}

/**
 * Takes the six out of a query, complete or not: one of them alone may be a name.
 * @returns the fragment that carries complete ones on, '' where there is nothing to carry; null where none was there
 */
export function takeFromQuery(query: URLSearchParams): string | null {
  if (!customerParameters.some((name) => query.has(name))) return null;
  const values = customerValuesOf(query);
  for (const name of customerParameters) query.delete(name);
  return values ? FRAGMENT + new URLSearchParams(values) : '';
}
