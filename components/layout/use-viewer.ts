import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { defer } from '@/components/ui/defer';
import { onSessionExpired, onSessionNews, onViewerChanged, type SessionNews } from '@/lib/bff/session-events';
import { hasSessionHint } from '@/lib/bff/session-hint';
import { storedItems } from '@/lib/browser-storage/stored-items';
import { forgetMember, forgetStoredMember, forgetTabItems, isAnythingLeft } from '@/lib/browser-storage/stored-member';
import { appView } from '@/lib/channel/app-view';
import { reloadPage } from '@/lib/navigation/leave-page';
import type { Viewer } from '@/lib/session/viewer';
import { isMadeForMember, isPersonalPage } from './personal-page-mark';
import type { ViewerMenu } from './viewer-menu';

/** `unknown` until the browser has read the hint; also what the server renders. */
type Shown = Viewer | { state: 'unknown' };

/** Loaded for members only. */
const loadClient = () => import('@/lib/bff/ask-viewer');
const loadMenu = () => import('./viewer-menu').then((module) => module.ViewerMenu);

/** A page that enters the back/forward cache is covered, and stays covered until the viewer is known. */
function cover(covered: boolean): void {
  document.documentElement.style.visibility = covered ? 'hidden' : '';
}
const isCovered = () => document.documentElement.style.visibility === 'hidden';

/**
 * Who is looking, on cached pages. Asks the server only where the hint cookie is set, again after a return from the
 * back/forward cache, and when another tab logs in or out. A page of a member who has left is reloaded.
 */
export function useViewer(): { viewer: Shown; menu: { Menu: typeof ViewerMenu } | null } {
  const [viewer, setViewer] = useState<Shown>({ state: 'unknown' });
  const [menu, setMenu] = useState<{ Menu: typeof ViewerMenu } | null>(null);
  const pathname = usePathname();
  const asked = useRef<boolean | null>(null);
  /** Membership number of the member whom this page was shown to. */
  const member = useRef<string | null>(null);
  /** As `member`, also after the session has expired: the page stays, for that member only. */
  const shownTo = useRef<string | null>(null);
  /** Incremented to discard answers under way that would bring back a former member. */
  const turn = useRef(0);

  /** @param ended the session has just ended: clear everything stored */
  const becomeGuest = useCallback((left = member.current !== null, ended = left) => {
    // Inside an app a stored pair may be the native side's new one; the token sync decides.
    const isInApp = appView() !== null;
    // An item without a session is left from a former member.
    if (ended || isAnythingLeft(isInApp ? 'pair' : undefined)) {
      if (isInApp) forgetMember('logOut');
      else forgetStoredMember('logOut');
    }
    turn.current += 1;
    member.current = null;
    shownTo.current = null;
    setViewer({ state: 'guest' });
    if (left && isPersonalPage()) reloadPage();
    else cover(false);
  }, []);

  const ask = useCallback(
    async (hint = hasSessionHint()) => {
      // Requested with a session that another tab has ended since.
      const endedOnTheWay = asked.current === null && isMadeForMember();
      const wasAsked = asked.current === true;
      asked.current = hint;
      if (!hint) return becomeGuest(wasAsked || endedOnTheWay);
      turn.current += 1;
      const ownTurn = turn.current;
      const menuFetched = loadMenu().then(
        (Menu) => setMenu({ Menu }),
        // Without the menu the plain link to My Page is shown; the next look tries again.
        reportError,
      );
      try {
        const { askViewer } = await loadClient();
        const [answer] = await Promise.all([askViewer(), menuFetched]);
        if (ownTurn !== turn.current) return;
        if (answer.state === 'guest') return becomeGuest(undefined, true);
        // It may be another member.
        if (answer.state === 'unavailable' && isCovered()) return reloadPage();
        const number = answer.state === 'member' ? answer.membershipNo : null;
        const isAnother = number !== null && shownTo.current !== null && shownTo.current !== number;
        if (number !== null) {
          member.current = number;
          shownTo.current = number;
        }
        setViewer(answer);
        if (isAnother) {
          forgetTabItems('logOut');
          if (isPersonalPage()) return reloadPage();
        }
        cover(false);
      } catch {
        if (ownTurn !== turn.current) return;
        // A covered page cannot stay without an answer: reload it, so that the browser shows the failure.
        if (isCovered()) return reloadPage();
        // No answer is not a logout: keep the link to My Page, without a name.
        setViewer((before) => (before.state === 'member' ? before : { state: 'unavailable', memberName: '' }));
      }
    },
    [becomeGuest],
  );

  // A login within the page is seen when the page changes.
  useEffect(
    () =>
      defer(() => {
        const hint = hasSessionHint();
        if (asked.current !== hint) void ask(hint);
      }),
    [ask, pathname],
  );

  useEffect(() => {
    // Rendered for a member whom the server has not named yet; somebody else may be logged in now.
    const isUnnamed = () => asked.current === true && member.current === null;
    const onPageHide = (event: PageTransitionEvent) => {
      const isSomebodys = asked.current === true || shownTo.current !== null;
      if (event.persisted && isSomebodys && isPersonalPage()) cover(true);
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setViewer({ state: 'unknown' });
      // Drafts survive an expiry until the next login; the page does not.
      const isLeftOver = asked.current !== true && shownTo.current !== null && !hasSessionHint();
      if (isPersonalPage() && (isLeftOver || (isUnnamed() && hasSessionHint()))) reloadPage();
      else void ask();
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || event.key === storedItems.membershipUserInfo) void ask();
    };
    // A page of My Page shows the expiry itself; drafts wait for the next login.
    const onExpired = () => {
      forgetTabItems('expired');
      turn.current += 1;
      asked.current = false;
      member.current = null;
      setViewer({ state: 'guest' });
    };
    const onNews = (news: SessionNews) => {
      if (news === 'loggedIn' && isUnnamed() && isPersonalPage()) reloadPage();
      else if (news === 'loggedIn') void ask();
      else if (news === 'expired') onExpired();
      // Also before the server has said who it was.
      else becomeGuest(asked.current === true, true);
    };
    const unsubscribe = onSessionNews(onNews);
    // Only changes of the same member; the rest is handled above.
    const stopFollowing = onViewerChanged((next) => {
      if (next.state === 'member' && next.membershipNo === member.current) setViewer(next);
    });
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pagehide', onPageHide, { signal });
    window.addEventListener('pageshow', onPageShow, { signal });
    window.addEventListener('storage', onStorage, { signal });
    const stopExpiry = onSessionExpired(onExpired);
    return () => {
      unsubscribe();
      stopFollowing();
      listening.abort();
      stopExpiry();
    };
  }, [ask, becomeGuest]);

  return { viewer, menu };
}
