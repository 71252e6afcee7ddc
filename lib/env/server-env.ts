import 'server-only';
import { parseServerEnv, type ServerEnv } from './server-env-schema';

export type { ServerEnv };

let parsed: ServerEnv | undefined;

/**
 * The environment, parsed at the first call and kept. Not at import: a build must not need the secrets
 * of the machine that will run it.
 * @throws EnvironmentError (see `server-env-schema`)
 */
export function serverEnv(): ServerEnv {
  parsed ??= parseServerEnv(process.env);
  return parsed;
}

/** Reads the environment anew at the next call; for tests that change it. */
export function forgetServerEnv(): void {
  parsed = undefined;
}
