import Script from 'next/script';
import { useEffect } from 'react';
import { queueTags } from '@/lib/analytics/queue-tags';
import { bootChat, queueChat } from '@/lib/chat/start-chat';
import type { LanguageCode } from '@/lib/i18n/languages';

export interface ThirdPartyScriptsProps {
  tagManagerId?: string;
  chatPluginKey?: string;
  language: LanguageCode;
}

/** The configured tag manager and chat, loaded when the browser is idle. They stay across soft navigations. */
export default function ThirdPartyScripts({ tagManagerId, chatPluginKey, language }: ThirdPartyScriptsProps) {
  useEffect(() => {
    if (tagManagerId) queueTags();
    if (chatPluginKey) queueChat();
  }, [tagManagerId, chatPluginKey]);
  return (
    <>
      {tagManagerId && (
        <Script
          src={`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`}
          strategy="lazyOnload"
        />
      )}
      {chatPluginKey && (
        <Script
          src="https://cdn.channel.io/plugin/ch-plugin-web.js"
          strategy="lazyOnload"
          onLoad={() => void bootChat(chatPluginKey, language)}
        />
      )}
    </>
  );
}
