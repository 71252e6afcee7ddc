'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { TextLink } from '@/components/ui/link';
import { pageKind } from '@/lib/csp/page-kind';
import { forgetStoredMember, MEMBER_STORAGE_KEY } from '@/lib/native-bridge/stored-member';
// biome-ignore lint/style/noRestrictedImports: the name of the hint cookie, which is meant for scripts and no secret
import { HINT_COOKIE } from '@/lib/session/cookies';
import type { Viewer } from '@/lib/session/viewer';
import type { MemberLink, ViewerMenu, ViewerMenuLabels } from './viewer-menu';

export interface ViewerIslandProps {
  labels: ViewerMenuLabels & { logIn: string; join: string };
  /** Addresses with their language. */
  links: { logIn: string; join: string; home: string; myPage: string; member: readonly MemberLink[] };
  /** `NATIVE_BRIDGE_NAME`; the app is told of a logout. */
  nativeBridgeName: string;
}

/** `unknown` until the browser has looked; it is also what the server draws. */
type Shown = Viewer | { state: 'unknown' };

/** What only a member's page needs; a guest's does without. */
const loadClient = () => import('@/lib/bff/bff-client');
const loadMenu = () => import('./viewer-menu').then((module) => module.ViewerMenu);

function hasHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${HINT_COOKIE}=`));
}

/**
 * Who is looking, on pages that are the same for everybody. Asks the server only where the hint cookie is,
 * again when the page comes back out of the back/forward cache, and when another tab logs in or out.
 */
export function ViewerIsland({ labels, links, nativeBridgeName }: ViewerIslandProps) {
  const [viewer, setViewer] = useState<Shown>({ state: 'unknown' });
  const [menu, setMenu] = useState<{ Menu: typeof ViewerMenu } | null>(null);
  const pathname = usePathname();
  const asked = useRef<boolean | null>(null);
  const wasMember = useRef(false);

  const becomeGuest = useCallback(() => {
    // The mirror without a session is what a former member left behind.
    if (window.localStorage.getItem(MEMBER_STORAGE_KEY) !== null) forgetStoredMember('logOut');
    setViewer({ state: 'guest' });
    // A page made for one person must not stay on the screen after that person has left.
    if (wasMember.current && pageKind(window.location.pathname) === 'personal') window.location.reload();
    wasMember.current = false;
  }, []);

  const ask = useCallback(async () => {
    asked.current = hasHint();
    if (!asked.current) return becomeGuest();
    const menuFetched = loadMenu().then(
      (Menu) => setMenu({ Menu }),
      // Without the menu the plain way to My Page stands in its place, and the next look tries again.
      (error: unknown) => reportError(error),
    );
    try {
      const { bffGet } = await loadClient();
      const [answer] = await Promise.all([bffGet<Viewer>('/api/session/viewer'), menuFetched]);
      if (answer.state === 'guest') return becomeGuest();
      wasMember.current = true;
      setViewer(answer);
    } catch {
      // No answer is not a logout: the way to My Page stays open, without a name.
      setViewer((before) => (before.state === 'member' ? before : { state: 'unavailable', memberName: '' }));
    }
  }, [becomeGuest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a login within the page is seen when the page changes
  useEffect(() => {
    if (asked.current !== hasHint()) void ask();
  }, [ask, pathname]);

  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void ask();
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || event.key === MEMBER_STORAGE_KEY) void ask();
    };
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('storage', onStorage);
    };
  }, [ask]);

  if (viewer.state === 'member' || viewer.state === 'unavailable') {
    if (menu === null) {
      return (
        <TextLink href={links.myPage} prefetch={false} tone="plain" className="flex min-h-control items-center text-sm">
          {labels.myPage}
        </TextLink>
      );
    }
    return (
      <menu.Menu
        memberName={viewer.memberName}
        labels={labels}
        links={links.member}
        homeHref={links.home}
        nativeBridgeName={nativeBridgeName}
      />
    );
  }
  // Takes its place before it is known, so that nothing moves; seen at once where there is no script.
  return (
    <div className={viewer.state === 'unknown' ? 'viewer-unknown flex items-center gap-6' : 'flex items-center gap-6'}>
      <TextLink href={links.logIn} prefetch={false} tone="plain" className="flex min-h-control items-center text-sm">
        {labels.logIn}
      </TextLink>
      <TextLink
        href={links.join}
        prefetch={false}
        tone="plain"
        className="hidden min-h-control items-center text-sm md:flex"
      >
        {labels.join}
      </TextLink>
    </div>
  );
}
