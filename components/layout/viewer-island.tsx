'use client';

import type { ReactNode } from 'react';
import { useViewer } from './use-viewer';
import type { MemberLink, ViewerMenuLabels } from './viewer-menu';

export interface ViewerIslandProps {
  labels: ViewerMenuLabels;
  /** Addresses with their language. */
  links: { home: string; member: readonly MemberLink[] };
  /** Members are shown by their Latin name, where they have one. */
  byLatinName: boolean;
  /** The ways in; markup of the page, so that their look need not be fetched as script. */
  waysIn: ReactNode;
  /** The way to My Page, for a member without a name or a menu. */
  myPage: ReactNode;
  /** `NATIVE_BRIDGE_NAME`; the app is told of a logout. */
  nativeBridgeName: string;
}

/** Who is looking: the ways in for a guest, the name and the menu for a member. */
export function ViewerIsland({ labels, links, byLatinName, waysIn, myPage, nativeBridgeName }: ViewerIslandProps) {
  const { viewer, menu } = useViewer();

  if (viewer.state === 'member' || viewer.state === 'unavailable') {
    if (menu === null) return myPage;
    return (
      <menu.Menu
        memberName={(byLatinName && viewer.latinName) || viewer.memberName}
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
      {waysIn}
    </div>
  );
}
