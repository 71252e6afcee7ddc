'use client';

import type { ReactNode } from 'react';
import { LoginShell } from './login-shell';
import { MemberScope } from './member-scope';
import { PlaceLine } from './place-line';
import { SideMenu, type SideMenuProps } from './side-menu';

export interface MyPageFrameProps extends SideMenuProps {
  /** Whose pages stand inside; `key` the frame by the member number, so that another member gets another one. */
  membershipId: string;
  children: ReactNode;
}

/** Two columns over 1200 px, capped at 1200 px; one below the other on anything narrower. */
export function MyPageFrame({ membershipId, children, ...menu }: MyPageFrameProps) {
  return (
    <MemberScope membershipId={membershipId}>
      <div className="page-width pt-6 pb-section print:p-0 pc:grid pc:grid-cols-[14rem_minmax(0,1fr)] pc:gap-x-16 pc:pt-14">
        <SideMenu {...menu} />
        <main id="content" className="min-w-0">
          <div data-screen-only className="min-h-9 pt-4 pc:-mt-2 pc:pt-0">
            <PlaceLine />
          </div>
          <div className="pt-4 pc:pt-6">{children}</div>
        </main>
      </div>
    </MemberScope>
  );
}

/** What stands in its place where nobody is logged in. */
export const GuestFrame = () => <LoginShell reason="guest" />;
