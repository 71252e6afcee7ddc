import { createHash } from 'node:crypto';

export const EXPIRE_SECONDS = 3_600;

/** What a cached page shows of the configuration: addresses, answers of the hub, ids of third-party scripts. */
const shown = [
  'PUBLIC_ORIGIN',
  'HUB_API_BASE',
  'PLAIN_API_BASE',
  'PICTURE_BASE',
  'IMAGE_HOSTS',
  'NATIVE_BRIDGE_NAME',
  'APP_UA_IOS',
  'APP_UA_ANDROID',
  'GTM_ID',
  'CHAT_PLUGIN_KEY',
  'BUSINESS_REGISTER_URL',
] as const;

/** Next's key and a digest of the configuration: only a process with the same configuration may serve the page. */
export function cachedPageKey(key: string, env: Record<string, string | undefined>): string {
  const configuration = JSON.stringify(shown.map((name) => env[name]?.trim() ?? ''));
  return `${key}.${createHash('sha256').update(configuration).digest('hex').slice(0, 12)}`;
}
