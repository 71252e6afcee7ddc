import { isProblemError } from '@/lib/bff/problem-error';
import { hasSessionHint } from '@/lib/bff/session-hint';
import { onForgetMember } from '@/lib/browser-storage/on-forget-member';
import type { LanguageCode } from '@/lib/i18n/languages';
import { handlers } from '@/lib/routes/handlers';
import { callThirdParty } from '@/lib/third-party/call-third-party';

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

const chatLanguage = { ko: 'ko', en: 'en', jp: 'ja', ch: 'en' } as const satisfies Record<LanguageCode, string>;

function queueingFunction(): ChannelIO {
  const queue: (readonly unknown[])[] = [];
  const channel: ChannelIO = (...call) => channel.c?.(call);
  channel.q = queue;
  channel.c = (call) => void queue.push(call);
  return channel;
}

/** What `app/api/session/chat` answers: the member's id in the chat and the proof of it; null for everybody else. */
interface ChatAnswer {
  member: { memberId: string; memberHash: string } | null;
}

async function memberOfChat(): Promise<ChatAnswer['member']> {
  if (!hasSessionHint()) return null;
  try {
    const { bffGet } = await import('@/lib/bff/bff-client');
    const { member } = await bffGet<ChatAnswer>(handlers.session.chat);
    // A logout meanwhile: the page is on its way to another one.
    return hasSessionHint() ? member : null;
  } catch (error) {
    if (!isProblemError(error)) reportError(error);
    return null;
  }
}

/** Part of a logout, which a plugin that throws does not stop. */
const shutDown = () => callThirdParty(() => window.ChannelIO?.('shutdown'));

/** The queue that the plugin's script expects. Once for a document. Source: developers.channel.io, "ChannelIO". */
export function queueChat(): void {
  callThirdParty(() => {
    if (window.ChannelIO) return;
    window.ChannelIO = queueingFunction();
  });
}

/** Opens the chat after its script. Once for a document; a logout ends a member's. */
export async function bootChat(pluginKey: string, language: LanguageCode): Promise<void> {
  if (window.ChannelIOInitialized) return;
  window.ChannelIOInitialized = true;
  const member = await memberOfChat();
  if (member) onForgetMember(shutDown);
  callThirdParty(() => window.ChannelIO?.('boot', { pluginKey, language: chatLanguage[language], ...member }));
}
