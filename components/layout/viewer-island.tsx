import type { ReactNode } from 'react';
import { useViewer } from './use-viewer';
import type { MemberLink, ViewerMenuTexts } from './viewer-menu';

export interface ViewerIslandProps {
  texts: ViewerMenuTexts;
  links: { home: string; member: readonly MemberLink[] };
  /** Members are shown by their Latin name, where they have one. */
  byLatinName: boolean;
  /** Rendered by the server, so that its styles need no script. */
  waysIn: ReactNode;
  /** Shown for a member without a name or a menu. */
  myPage: ReactNode;
  nativeBridgeName: string;
}

export function ViewerIsland({ texts, links, byLatinName, waysIn, myPage, nativeBridgeName }: ViewerIslandProps) {
  const { viewer, menu } = useViewer();

  if (viewer.state === 'member' || viewer.state === 'unavailable') {
    if (menu === null) return myPage;
    return (
      <menu.Menu
        memberName={(byLatinName && viewer.latinName) || viewer.memberName}
        texts={texts}
        links={links.member}
        homeHref={links.home}
        nativeBridgeName={nativeBridgeName}
      />
    );
  }
  // Reserves its space before the viewer is known; visible at once without script.
  return (
    <div className={viewer.state === 'unknown' ? 'viewer-unknown flex items-center gap-6' : 'flex items-center gap-6'}>
      {waysIn}
    </div>
  );
}
