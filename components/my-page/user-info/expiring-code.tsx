'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { startStopwatch } from '@/lib/bff/server-clock';

export interface ExpiringCodeProps {
  expiresAt: string;
  /** From the moment at which the server rendered it. */
  remainingMs: number;
  texts: { remaining: string; lapsed: string; renewed: string; renew: string; renewing: string; noConnection: string };
  children: ReactNode;
}

const SECOND_MS = 1_000;
/** A code with less time is not renewed: with clocks apart that would never end. */
const WORTH_RENEWING_MS = 30_000;

const clockTime = (ms: number) => {
  const seconds = Math.ceil(ms / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** A code with its remaining time. An expired code is removed, and renewed once while the page is visible. */
export function ExpiringCode({ expiresAt, remainingMs, texts, children }: ExpiringCodeProps) {
  const { refresh } = useRouter();
  const [renewing, startRenewing] = useTransition();
  const [clock, setClock] = useState({ expiresAt, leftMs: remainingMs });
  const [isOffline, setOffline] = useState(false);
  const leftMs = clock.expiresAt === expiresAt ? clock.leftMs : remainingMs;
  const [firstExpiresAt] = useState(expiresAt);

  const renew = useCallback(() => {
    // Offline, the router would leave the page, and the card with it.
    setOffline(!navigator.onLine);
    if (navigator.onLine) startRenewing(refresh);
  }, [refresh]);

  useEffect(() => {
    const elapsedMs = startStopwatch();
    let isDue = remainingMs > WORTH_RENEWING_MS;
    const follow = () => {
      const left = Math.max(0, remainingMs - elapsedMs());
      setClock({ expiresAt, leftMs: left });
      if (left > 0 || !isDue || document.visibilityState !== 'visible' || !navigator.onLine) return;
      isDue = false;
      renew();
    };
    const timer = setInterval(follow, SECOND_MS);
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [expiresAt, remainingMs, renew]);

  const lapsed = leftMs === 0;
  return (
    <div className="flex max-w-xs flex-col gap-4">
      <div className="grid aspect-square place-items-center rounded-lg border border-stone-deep bg-white p-2">
        {lapsed ? (
          <p aria-hidden="true" className="px-6 text-center text-ink-muted">
            {texts.lapsed}
          </p>
        ) : (
          children
        )}
      </div>
      <p className="tabular min-h-6">
        {!lapsed && (
          <>
            {texts.remaining} <span role="timer">{clockTime(leftMs)}</span>
          </>
        )}
      </p>
      <p role="status" className="sr-only">
        {lapsed ? texts.lapsed : firstExpiresAt === expiresAt ? '' : texts.renewed}
      </p>
      {isOffline && (
        <p role="alert" className="text-clay">
          {texts.noConnection}
        </p>
      )}
      <Button variant="secondary" pending={renewing} pendingLabel={texts.renewing} onClick={renew}>
        {texts.renew}
      </Button>
    </div>
  );
}
