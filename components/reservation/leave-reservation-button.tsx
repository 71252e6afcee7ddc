'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useWaiting } from '@/components/ui/use-waiting';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import { leavePage } from '@/lib/navigation/leave-page';

interface LeaveReservationButtonProps {
  label: string;
  failedText: string;
  /** With its language segment. */
  href: string;
}

/** Closes a found reservation, and leaves the page so that Back does not show it. */
export function LeaveReservationButton({ label, failedText, href }: LeaveReservationButtonProps) {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  useWaiting(state === 'pending');
  async function leave(): Promise<void> {
    setState('pending');
    try {
      await bffPost('/api/guest/leave', {});
      leavePage(href);
    } catch (error) {
      setState('failed');
      if (!isProblemError(error)) throw error;
    }
  }
  return (
    <>
      <Button variant="quiet" className="-ml-1" onClick={() => void leave()} pending={state === 'pending'}>
        {label}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-clay">
          {failedText}
        </p>
      )}
    </>
  );
}
