'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { LoginShell } from './login-shell';
import { MemberScope } from './member-scope';
import { PageBreadcrumb } from './page-breadcrumb';
import { SideMenu, type SideMenuProps } from './side-menu';

export interface MyPageFrameProps extends SideMenuProps {
  /** Use the member number as `key`, so that another member gets another frame. */
  membershipId: string;
  children: ReactNode;
}

/** Two columns from 1200 px, at most 1200 px wide; one column below. */
export function MyPageFrame({ membershipId, children, ...menu }: MyPageFrameProps) {
  return (
    <MemberScope membershipId={membershipId}>
      <div className="page-width pt-6 pb-section print:p-0 pc:grid pc:grid-cols-[14rem_minmax(0,1fr)] pc:gap-x-16 pc:pt-14">
        <SideMenu {...menu} />
        <main id="content" className="min-w-0">
          <div data-screen-only className="min-h-9 pt-4 pc:-mt-2 pc:pt-0">
            <PageBreadcrumb />
          </div>
          <div className="pt-4 pc:pt-6">{children}</div>
        </main>
      </div>
    </MemberScope>
  );
}

/**
 * Waits behind `fallback` for a part that is late, or without one in place. A page that is rendered again keeps what it
 * had at first: another tree would be mounted again, and lose what has focus and what was typed.
 */
export function LateBoundary({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [isLate] = useState(fallback !== undefined);
  return isLate ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}

export const GuestFrame = () => <LoginShell reason="guest" />;
