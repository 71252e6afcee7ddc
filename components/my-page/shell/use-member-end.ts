import { useEffect } from 'react';
import { onSessionExpired, onSessionNews } from '@/lib/bff/session-events';
import { hasSessionHint } from '@/lib/bff/session-hint';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { storedItems } from '@/lib/browser-storage/stored-items';

/** Id of the member stored in this browser; null for none, undefined where storage is blocked. */
const mirroredMember = () => browserStores()?.local.getItem(storedItems.membershipId);

/**
 * Detects that this page's member is no longer logged in: the session expired, or another tab logged out or logged
 * somebody else in, also while this page was loading or in the back/forward cache.
 * @param onEnd called at most once for each change; must be stable
 */
export function useMemberEnd(membershipId: string, onEnd: () => void): void {
  useEffect(() => {
    // A missing entry is inconclusive: storage may have been blocked at the login.
    const isAnothers = (mirroredMember() ?? membershipId) !== membershipId;
    if (isAnothers || !hasSessionHint()) onEnd();
    const onStorage = (event: StorageEvent) => {
      if (event.key !== null && event.key !== storedItems.membershipId && event.key !== storedItems.membershipUserInfo)
        return;
      const mirrored = mirroredMember();
      if (mirrored !== undefined && mirrored !== membershipId) onEnd();
    };
    const onPageShow = (event: PageTransitionEvent) => {
      // A missing entry is inconclusive: the header asks the server when a page comes back.
      const mirrored = mirroredMember() ?? membershipId;
      if (event.persisted && mirrored !== membershipId) onEnd();
    };
    const unsubscribe = onSessionNews((news) => {
      // For a login the stored member decides, as soon as it is written.
      if (news !== 'loggedIn') onEnd();
    });
    const stopExpiry = onSessionExpired(onEnd);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      unsubscribe();
      stopExpiry();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [membershipId, onEnd]);
}
