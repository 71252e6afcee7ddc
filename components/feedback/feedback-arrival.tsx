'use client';

import { useEffect } from 'react';
import { forgetStoredMember } from '@/lib/browser-storage/stored-member';
import { appView } from '@/lib/channel/app-view';
import { followUpOfFragment } from '@/lib/feedback/follow-up';
import { storeFollowUp } from '@/lib/feedback/stored-follow-up';
import { leavePage } from '@/lib/navigation/leave-page';

export interface FeedbackArrivalProps {
  /** Where it goes on: the follow-up, by way of the login where nobody is logged in. */
  href: string;
  isGuest: boolean;
  sentence: string;
}

/** Takes a follow-up out of the address into session storage, and goes on. */
export function FeedbackArrival({ href, isGuest, sentence }: FeedbackArrivalProps) {
  useEffect(() => {
    const { hash, pathname } = window.location;
    const followUp = followUpOfFragment(hash);
    window.history.replaceState(window.history.state, '', pathname);
    // What a session that is over has left is cleared here: the login page would do it, and take the follow-up along.
    // Inside an app the native side decides what is over.
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
