import 'server-only';
import { parseServerEnv, type ServerEnv } from './server-env-schema';

let parsed: ServerEnv | undefined;

/** Parsed at the first call, not at import: a build must not need the secrets of the machine that will run it. */
export function serverEnv(): ServerEnv {
  parsed ??= parseServerEnv(process.env);
  return parsed;
}

export function forgetServerEnv(): void {
  parsed = undefined;
}
