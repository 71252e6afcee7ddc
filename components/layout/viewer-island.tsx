'use client';

import { TextLink } from '@/components/ui/link';
import { useViewer } from './use-viewer';
import type { MemberLink, ViewerMenuLabels } from './viewer-menu';

export interface ViewerIslandProps {
  labels: ViewerMenuLabels & { logIn: string; join: string };
  /** Addresses with their language. */
  links: { logIn: string; join: string; home: string; myPage: string; member: readonly MemberLink[] };
  /** `NATIVE_BRIDGE_NAME`; the app is told of a logout. */
  nativeBridgeName: string;
}

/** Who is looking: the ways in for a guest, the name and the menu for a member. */
export function ViewerIsland({ labels, links, nativeBridgeName }: ViewerIslandProps) {
  const { viewer, menu } = useViewer();

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
