'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useWaiting } from '@/components/ui/use-waiting';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';

interface MailAgainButtonProps {
  path: string;
  /** The hub's code of the reader's language. */
  lang: string;
  texts: Record<'label' | 'pending' | 'sent' | 'limited' | 'failed', string>;
}

export function MailAgainButton({ path, lang, texts }: MailAgainButtonProps) {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<'sent' | 'limited' | 'failed' | null>(null);
  useWaiting(pending);
  async function send(): Promise<void> {
    setPending(true);
    setOutcome(null);
    try {
      await bffPost(path, { lang });
      setOutcome('sent');
    } catch (error) {
      setOutcome(isProblemError(error, 'rate_limited') ? 'limited' : 'failed');
      if (!isProblemError(error)) throw error;
    } finally {
      setPending(false);
    }
  }
  return (
    <div data-screen-only className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" onClick={() => void send()} pending={pending} pendingLabel={texts.pending}>
        {texts.label}
      </Button>
      <p role="status" className={clsx('empty:hidden', outcome === 'sent' ? 'text-ink-soft' : 'text-clay')}>
        {outcome && <span>{texts[outcome]}</span>}
      </p>
    </div>
  );
}
