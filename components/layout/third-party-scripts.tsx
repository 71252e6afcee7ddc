import { useEffect } from 'react';
import type { LanguageCode } from '@/lib/i18n/languages';

export interface ThirdPartyScriptsProps {
  tagManagerId?: string;
  chatPluginKey?: string;
  language: LanguageCode;
}

/** After the page has loaded and is idle. Safari has no idle callback. */
function whenIdle(task: () => void): () => void {
  const abort = new AbortController();
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(task, { timeout: 5000 });
      abort.signal.addEventListener('abort', () => window.cancelIdleCallback(handle));
    } else {
      const timer = setTimeout(task, 500);
      abort.signal.addEventListener('abort', () => clearTimeout(timer));
    }
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal: abort.signal });
  return () => abort.abort();
}

/** Loads the configured tag manager and chat. They stay across soft navigations. */
export default function ThirdPartyScripts({ tagManagerId, chatPluginKey, language }: ThirdPartyScriptsProps) {
  useEffect(
    () =>
      whenIdle(() => {
        if (tagManagerId) {
          import('@/lib/analytics/start-tag-manager')
            .then(({ startTagManager }) => startTagManager(tagManagerId))
            .catch(reportError);
        }
        if (chatPluginKey) {
          import('@/lib/chat/start-chat')
            .then(({ startChat }) => startChat(chatPluginKey, language))
            .catch(reportError);
        }
      }),
    [tagManagerId, chatPluginKey, language],
  );
  return null;
}
