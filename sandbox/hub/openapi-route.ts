import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { Refusal } from './refusal.ts';

const documentFile = new URL('../../docs/openapi.json', import.meta.url);

/** The committed OpenAPI document of the contract. */
export async function documentRoute(context: Context): Promise<Response> {
  try {
    return context.body(await readFile(documentFile, 'utf8'), 200, { 'content-type': 'application/json' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Refusal('NOT_FOUND');
    throw error;
  }
}
