import type { Context } from 'hono';
import { hubDocument } from './openapi-document.ts';

let document: string | undefined;

/** The OpenAPI document of the contract, made at the first request. */
export function documentRoute(context: Context): Response {
  document ??= JSON.stringify(hubDocument());
  return context.body(document, 200, { 'content-type': 'application/json' });
}
