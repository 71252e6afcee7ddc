import { createHash } from 'node:crypto';

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
  // Processes that share a disk each have files of their own: nobody reads one that another is just writing.
  'PORT',
] as const;

/** Next's name and a mark of the configuration: no other process may serve it. Pages of the build keep theirs. */
export function cachedPageKey(key: string, env: Record<string, string | undefined>): string {
  if (/^(?:.*\/\$)?\/_[\w-]+$/.test(key)) return key;
  const configuration = JSON.stringify(shown.map((name) => env[name]?.trim() ?? ''));
  return `${key}.${createHash('sha256').update(configuration).digest('hex').slice(0, 12)}`;
}
