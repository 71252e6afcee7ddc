import { forgetServerEnv } from '@/lib/env/server-env';

export const testEnvironment = {
  PUBLIC_ORIGIN: 'http://localhost:3000',
  HUB_API_BASE: 'http://localhost:9/hub',
  PLAIN_API_BASE: 'http://localhost:9/api',
  SESSION_SECRET: 'a-secret-for-tests-with-32-characters-or-more',
};

/** Sets the server's environment for the tests of a file; call it again to change a value. */
export function useEnvironment(values: Record<string, string | undefined> = {}): void {
  for (const [name, value] of Object.entries({ LOG_LEVEL: 'silent', ...testEnvironment, ...values })) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  forgetServerEnv();
}
