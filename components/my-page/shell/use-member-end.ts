import { useEffect } from 'react';
import { onSessionNews } from '@/lib/bff/session-channel';
import { onSessionExpired } from '@/lib/bff/session-expired-event';
import { hasSessionHint } from '@/lib/bff/session-hint';
import { storedItems } from '@/lib/browser-storage/stored-items';

/** Id of the member who is mirrored in this browser; null when nobody is, undefined where storage is closed. */
function mirroredMember(): string | null | undefined {
  try {
    return window.localStorage.getItem(storedItems.membershipId);
  } catch {
    // Storage switched off: the session's own signs are all there is.
    return undefined;
  }
}

/**
 * Tells when this page's member is no longer the one who is logged in: the session expired, or another tab
 * logged out or logged somebody else in, also while this page was on its way or lay in the back/forward cache.
 * @param onEnd called at most once for each change; must be stable
 */
export function useMemberEnd(membershipId: string, onEnd: () => void): void {
  useEffect(() => {
    // Nobody mirrored is no sign here either: the storage may have been switched off at the login.
    const isAnothers = (mirroredMember() ?? membershipId) !== membershipId;
    if (isAnothers || !hasSessionHint()) onEnd();
    const onStorage = (event: StorageEvent) => {
      if (event.key !== null && event.key !== storedItems.membershipId && event.key !== storedItems.membershipUserInfo)
        return;
      const mirrored = mirroredMember();
      if (mirrored !== undefined && mirrored !== membershipId) onEnd();
    };
    const onPageShow = (event: PageTransitionEvent) => {
      // Nobody mirrored is no sign here: the header asks the server who is looking when a page comes back.
      const mirrored = mirroredMember() ?? membershipId;
      if (event.persisted && mirrored !== membershipId) onEnd();
    };
    const stopHearing = onSessionNews((news) => {
      // Of a login the mirror says whose it is, as soon as it is written.
      if (news !== 'loggedIn') onEnd();
    });
    const stopExpiry = onSessionExpired(onEnd);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      stopHearing();
      stopExpiry();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [membershipId, onEnd]);
}
