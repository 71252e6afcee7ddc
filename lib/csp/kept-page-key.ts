import { createHash } from 'node:crypto';

/** What a kept page shows of the configuration: addresses, what the hub told, ids of the scripts of others. */
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
] as const;

/**
 * The name under which a page is kept: Next's own, and a mark of the configuration that it was made with. A process
 * that is configured differently never finds it, so it cannot serve another one's addresses, scripts or policy.
 * Pages that Next itself made at build time (`/_not-found`) show nothing of it and keep their names.
 */
export function keptPageKey(key: string, env: Record<string, string | undefined>): string {
  if (/^(?:.*\/\$)?\/_[\w-]+$/.test(key)) return key;
  const configuration = JSON.stringify(shown.map((name) => env[name]?.trim() ?? ''));
  return `${key}.${createHash('sha256').update(configuration).digest('hex').slice(0, 12)}`;
}
