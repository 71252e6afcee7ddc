import type { LanguageCode } from '@/lib/i18n/languages';

/** The plugin's function: until its script has come it queues in `q`, and the script asks `c` and `q` for what waits. */
interface ChannelIO {
  (...call: readonly unknown[]): void;
  q?: (readonly unknown[])[];
  c?: (call: readonly unknown[]) => void;
}

declare global {
  interface Window {
    ChannelIO?: ChannelIO;
    ChannelIOInitialized?: boolean;
  }
}

/** The plugin speaks three of our languages. */
const chatLanguage = { ko: 'ko', en: 'en', jp: 'ja', ch: 'en' } as const satisfies Record<LanguageCode, string>;

/** What the plugin's own snippet leaves for its script to find. */
function queueingFunction(): ChannelIO {
  const queue: (readonly unknown[])[] = [];
  const channel: ChannelIO = (...call) => channel.c?.(call);
  channel.q = queue;
  channel.c = (call) => void queue.push(call);
  return channel;
}

/**
 * Fetches the chat plugin and starts it for a visitor without a name, once for a document. Browser only.
 * Source: developers.channel.io, "ChannelIO" (boot: `pluginKey`, `language`).
 * @param pluginKey `CHAT_PLUGIN_KEY`
 */
export function loadChat(pluginKey: string, language: LanguageCode): void {
  if (window.ChannelIO) return;
  const channel = queueingFunction();
  window.ChannelIO = channel;
  // By this the plugin knows that its script has been asked for.
  window.ChannelIOInitialized = true;
  channel('boot', { pluginKey, language: chatLanguage[language] });
  const script = document.createElement('script');
  script.async = true;
  script.src = 'https://cdn.channel.io/plugin/ch-plugin-web.js';
  document.head.append(script);
}
