import { contract } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';

/** Addresses of the contract have no escape, dot, `@`, `;` or backslash. */
const pathPattern = /^(?:\/[A-Za-z0-9_-]+)+$/;

interface Route {
  entry: Endpoint;
  pattern: RegExp;
}

function routeOf(entry: Endpoint): Route {
  const source = entry.path
    .split('/')
    .map((segment) => segment.replace(/^\{(\w+)\}$/, '(?<$1>[^/]+)'))
    .join('/');
  return { entry, pattern: new RegExp(`^${source}$`) };
}

/** Fixed addresses, also those for the server only, before those with a placeholder: `/product/hotel/index` is no hotel. */
const routes: readonly Route[] = Object.values(contract as Record<string, Endpoint>)
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map(routeOf);

export interface AllowedCall {
  entry: Endpoint;
  params: Record<string, string>;
}

/** Null if browsers may not call it. Method and raw path match exactly, so an escaped slash does not (SECURITY 19). */
export function allowedCall(method: string, rawPath: string): AllowedCall | null {
  if (!pathPattern.test(rawPath)) return null;
  for (const { entry, pattern } of routes) {
    const match = entry.method === method ? pattern.exec(rawPath) : null;
    if (match) return entry.audience === 'server' ? null : { entry, params: { ...match.groups } };
  }
  return null;
}
