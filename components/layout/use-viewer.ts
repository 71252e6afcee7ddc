import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inOwnTask } from '@/components/ui/own-task';
import { onSessionNews, type SessionNews } from '@/lib/bff/session-channel';
import { onSessionExpired } from '@/lib/bff/session-expired-event';
import { hasSessionHint } from '@/lib/bff/session-hint';
import { onViewerChanged } from '@/lib/bff/viewer-changed-event';
import { storedItems } from '@/lib/browser-storage/stored-items';
import { forgetMember, forgetStoredMember, forgetTabItems, isAnythingLeft } from '@/lib/browser-storage/stored-member';
import { appView } from '@/lib/channel/app-view';
import { reloadPage } from '@/lib/navigation/leave-page';
import type { Viewer } from '@/lib/session/viewer';
import { isMadeForMember, isPersonalPage } from './personal-page';
import type { ViewerMenu } from './viewer-menu';

/** `unknown` until the browser has looked; it is also what the server draws. */
type Shown = Viewer | { state: 'unknown' };

/** What only a member's page needs; a guest's does without. */
const loadClient = () => import('@/lib/bff/bff-client');
const loadMenu = () => import('./viewer-menu').then((module) => module.ViewerMenu);

/** A page on its way into the back/forward cache is put away covered, so that it comes back covered. */
function cover(covered: boolean): void {
  document.documentElement.style.visibility = covered ? 'hidden' : '';
}
const isCovered = () => document.documentElement.style.visibility === 'hidden';

/**
 * Who is looking, on pages that are the same for everybody. Asks the server only where the hint cookie is,
 * again when the page comes back out of the back/forward cache, and when another tab logs in or out. A page made
 * for one person is loaded anew when that person has left; until then nothing of him is kept in this tab.
 */
export function useViewer(): { viewer: Shown; menu: { Menu: typeof ViewerMenu } | null } {
  const [viewer, setViewer] = useState<Shown>({ state: 'unknown' });
  const [menu, setMenu] = useState<{ Menu: typeof ViewerMenu } | null>(null);
  const pathname = usePathname();
  const asked = useRef<boolean | null>(null);
  /** Membership number of the member whom this page was shown to. */
  const member = useRef<string | null>(null);
  /** As `member`, also once the session has expired: the page stays then, and is nobody else's to see. */
  const shownTo = useRef<string | null>(null);
  /** Goes up with everything that makes an answer under way an old one: it would bring the former member back. */
  const turn = useRef(0);

  /** @param ended a session has just ended: everything stored goes, whatever this page has shown of it */
  const becomeGuest = useCallback((left = member.current !== null, ended = left) => {
    // Inside an app a pair may be the native side's new one; the sync says whose it is.
    const isInApp = appView() !== null;
    // An item without a session is what a former member left behind.
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
      // Asked for with a session that another tab has ended while the page was on its way.
      const endedOnTheWay = asked.current === null && isMadeForMember();
      const wasAsked = asked.current === true;
      asked.current = hint;
      if (!hint) return becomeGuest(wasAsked || endedOnTheWay);
      turn.current += 1;
      const ownTurn = turn.current;
      const menuFetched = loadMenu().then(
        (Menu) => setMenu({ Menu }),
        // Without the menu the plain way to My Page stands in its place, and the next look tries again.
        (error: unknown) => reportError(error),
      );
      try {
        const { bffGet } = await loadClient();
        const [answer] = await Promise.all([bffGet<Viewer>('/api/session/viewer'), menuFetched]);
        if (ownTurn !== turn.current) return;
        if (answer.state === 'guest') return becomeGuest(undefined, true);
        // Whether it is the same member nobody says.
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
        // A covered page waits for an answer: the browser asks for the whole page instead, and says if it cannot.
        if (isCovered()) return reloadPage();
        // No answer is not a logout: the way to My Page stays open, without a name.
        setViewer((before) => (before.state === 'member' ? before : { state: 'unavailable', memberName: '' }));
      }
    },
    [becomeGuest],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a login within the page is seen when the page changes
  useEffect(
    () =>
      inOwnTask(() => {
        const hint = hasSessionHint();
        if (asked.current !== hint) void ask(hint);
      }),
    [ask, pathname],
  );

  useEffect(() => {
    // Made for a member whom the server has not named yet; he need not be the one who is logged in now.
    const isUnnamed = () => asked.current === true && member.current === null;
    const onPageHide = (event: PageTransitionEvent) => {
      const isSomebodys = asked.current === true || shownTo.current !== null;
      if (event.persisted && isSomebodys && isPersonalPage()) cover(true);
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setViewer({ state: 'unknown' });
      // What was typed before an expiry waits for the next login; the page does not.
      const isLeftOver = asked.current !== true && shownTo.current !== null && !hasSessionHint();
      if (isPersonalPage() && (isLeftOver || (isUnnamed() && hasSessionHint()))) reloadPage();
      else void ask();
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || event.key === storedItems.membershipUserInfo) void ask();
    };
    // The member's own page says itself that the session is over; what was typed waits for the next login.
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
      // Also where the server has not said yet who it was.
      else becomeGuest(asked.current === true, true);
    };
    const stopHearing = onSessionNews(onNews);
    // Of the same member only: everything else about who is looking is learned above.
    const stopFollowing = onViewerChanged((next) => {
      if (next.state === 'member' && next.membershipNo === member.current) setViewer(next);
    });
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('storage', onStorage);
    const stopExpiry = onSessionExpired(onExpired);
    return () => {
      stopHearing();
      stopFollowing();
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('storage', onStorage);
      stopExpiry();
    };
  }, [ask, becomeGuest]);

  return { viewer, menu };
}
