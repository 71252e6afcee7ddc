'use client';

import { useEffect } from 'react';
import { followUpOfFragment } from '@/lib/feedback/follow-up';
import { storeFollowUp } from '@/lib/feedback/stored-follow-up';
import { leavePage } from '@/lib/navigation/leave-page';

export interface FeedbackArrivalProps {
  /** Where it goes on: the follow-up, by way of the login where nobody is logged in. */
  href: string;
  sentence: string;
}

/** Takes a follow-up out of the address into session storage, and goes on. */
export function FeedbackArrival({ href, sentence }: FeedbackArrivalProps) {
  useEffect(() => {
    const { hash, pathname } = window.location;
    const followUp = followUpOfFragment(hash);
    window.history.replaceState(window.history.state, '', pathname);
    if (followUp) storeFollowUp(followUp);
    leavePage(href);
  }, [href]);
  return (
    <main id="content" className="grid min-h-[60svh] place-content-center text-center">
      <h1 className="display text-xl">{sentence}</h1>
    </main>
  );
}
