const KEY = Symbol.for('hotel-rewards-web');
const holder = globalThis as typeof globalThis & { [KEY]?: Map<string, unknown> };
holder[KEY] ??= new Map();

export const processWideValues = holder[KEY];

/** Made when it is first asked for. No constant of a module: Next gives the middleware, handlers and pages copies of each. */
export function processWide<T>(name: string, make: () => T): T {
  if (!processWideValues.has(name)) processWideValues.set(name, make());
  return processWideValues.get(name) as T;
}
