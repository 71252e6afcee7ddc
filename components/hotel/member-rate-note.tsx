'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { hasSessionHint } from '@/lib/bff/session-hint';

const neverChanges = () => () => undefined;

export interface MemberRateNoteProps {
  /** For a guest, and for everybody without script. */
  forGuest: ReactNode;
  /** For whoever holds the hint of a session; as long as the other, so that nothing moves. */
  forMember: ReactNode;
}

/** What a member pays is said to members; the page itself is the same for everybody. */
export function MemberRateNote({ forGuest, forMember }: MemberRateNoteProps) {
  const isMember = useSyncExternalStore(neverChanges, hasSessionHint, () => false);
  return isMember ? forMember : forGuest;
}
