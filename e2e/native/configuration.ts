import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The two native apps that open the product in a web view. */
export type Platform = 'ios' | 'android';

const example = readFileSync(join(import.meta.dirname, '..', '..', '.env.example'), 'utf8');

/** What the product under test reads: the environment it inherits, or what `.env.example` says is the default. */
function configured(name: string): string {
  const value = process.env[name] ?? new RegExp(`^${name}=(.+)$`, 'm').exec(example)?.[1];
  if (!value) throw new Error(`neither the environment nor .env.example names ${name}`);
  return value;
}

/** Name of the object through which page and app talk (`NATIVE_BRIDGE_NAME`). */
export const bridgeName = configured('NATIVE_BRIDGE_NAME');

/** As the web view of each app names itself, with the marker that the app adds. */
export const userAgents: Readonly<Record<Platform, string>> = {
  ios: `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 ${configured('APP_UA_IOS')}/3.2`,
  android: `Mozilla/5.0 (Linux; Android 16; Pixel 9 Build/BP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 ${configured('APP_UA_ANDROID')}/3.2`,
};
