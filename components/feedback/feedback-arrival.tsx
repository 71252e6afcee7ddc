'use client';

import { useEffect } from 'react';
import { forgetStoredMember } from '@/lib/browser-storage/stored-member';
import { appView } from '@/lib/channel/app-view';
import { followUpOfFragment } from '@/lib/feedback/follow-up';
import { storeFollowUp } from '@/lib/feedback/stored-follow-up';
import { leavePage } from '@/lib/navigation/leave-page';

export interface FeedbackArrivalProps {
  /** The follow-up, through the login for guests. */
  href: string;
  isGuest: boolean;
  sentence: string;
}

/** Moves a follow-up from the address to session storage, and redirects. */
export function FeedbackArrival({ href, isGuest, sentence }: FeedbackArrivalProps) {
  useEffect(() => {
    const followUp = followUpOfFragment(window.location.hash);
    // Clear an expired session's data now: the login page would clear the follow-up as well. Inside an app the native
    // side decides whether the session has expired.
    if (isGuest && appView() === null) forgetStoredMember('expired');
    if (followUp) storeFollowUp(followUp);
    leavePage(href);
  }, [href, isGuest]);
  return (
    <main id="content" className="grid min-h-[60svh] place-content-center text-center">
      <h1 className="display text-xl">{sentence}</h1>
    </main>
  );
}
