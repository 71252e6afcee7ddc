const KEY = Symbol.for('hotel-rewards-web');
const holder = globalThis as typeof globalThis & { [KEY]?: Map<string, unknown> };
holder[KEY] ??= new Map();

export const processWideValues = holder[KEY];

/**
 * The one value of a name in this process, made when it is first asked for. A constant of a module would not do: Next
 * gives the middleware, the handlers and the pages a copy of each module.
 */
export function processWide<T>(name: string, make: () => T): T {
  if (!processWideValues.has(name)) processWideValues.set(name, make());
  return processWideValues.get(name) as T;
}
