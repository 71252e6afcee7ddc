'use client';

import { useEffect, useState } from 'react';
import { hasSessionHint } from '@/lib/bff/session-hint';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { storeCard } from '@/lib/browser-storage/stored-card';
import { storedItems } from '@/lib/browser-storage/stored-items';
import { prepareScreen } from '@/lib/native-bridge/native-actions';

export interface StoredCardProps {
  cardId: string;
  /** Address of this page with its language segment, without query. */
  path: string;
  /** Only a card with its tier replaces the stored one. */
  isComplete: boolean;
  texts: { title: string; stored: string; notStored: string; offline: string; reconnect: string };
}

const mirroredId = () => browserStores()?.local.getItem(storedItems.membershipId);

/** Stores the card for offline use, and keeps the screen on while the card is visible. */
export function StoredCard({ cardId, path, isComplete, texts }: StoredCardProps) {
  const [state, setState] = useState<'pending' | 'stored' | 'notStored'>('pending');
  const { title, offline, reconnect } = texts;

  useEffect(() => {
    const card = document.getElementById(cardId);
    if (card === null || !isComplete) return;
    const mirrored = mirroredId();
    const isWanted = () => hasSessionHint() && mirroredId() === mirrored;
    if (!isWanted()) return;
    storeCard({ card, path, title, note: offline, reconnect, isWanted }).then(
      (isStored) => setState(isStored ? 'stored' : 'notStored'),
      (error: unknown) => {
        // Storage is full or blocked: the card can be read while this page is open.
        reportError(error);
        setState('notStored');
      },
    );
  }, [cardId, path, isComplete, title, offline, reconnect]);

  useEffect(() => {
    let restore: (() => void) | undefined;
    const lower = () => {
      restore?.();
      restore = undefined;
    };
    const follow = () => {
      if (document.visibilityState === 'visible') restore ??= prepareScreen();
      else lower();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', lower);
    window.addEventListener('pageshow', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', lower);
      window.removeEventListener('pageshow', follow);
      lower();
    };
  }, []);

  return (
    <p role="status" className="min-h-12 text-ink-soft text-sm">
      {state !== 'pending' && texts[state]}
    </p>
  );
}
