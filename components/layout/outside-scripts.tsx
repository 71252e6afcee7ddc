'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import type { LanguageCode } from '@/lib/i18n/languages';

export interface OutsideScriptsProps {
  /** `GTM_ID` */
  tagManagerId?: string;
  /** `CHAT_PLUGIN_KEY` */
  chatPluginKey?: string;
  /** Of the page; the chat greets in it. */
  language: LanguageCode;
}

/**
 * Fetches the tag manager and the chat where an operator configured them; the layout leaves it out where nothing is.
 * They belong to the document and stay when the page changes.
 */
export function OutsideScripts({ tagManagerId, chatPluginKey, language }: OutsideScriptsProps) {
  useEffect(
    () =>
      whenIdle(() => {
        if (tagManagerId) {
          void import('@/lib/analytics/load-tag-manager').then(({ loadTagManager }) => loadTagManager(tagManagerId));
        }
        if (chatPluginKey) {
          import('@/lib/chat/load-chat')
            .then(({ loadChat }) => loadChat(chatPluginKey, language))
            .catch((error: unknown) => reportError(error));
        }
      }),
    [tagManagerId, chatPluginKey, language],
  );
  return null;
}
