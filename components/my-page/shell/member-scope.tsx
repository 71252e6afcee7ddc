import { type ReactNode, useCallback, useState } from 'react';
import { LoginShell } from './login-shell';
import { useMemberEnd } from './use-member-end';

export interface MemberScopeProps {
  /** Whose page this is. */
  membershipId: string;
  children: ReactNode;
}

/**
 * Everything that a page shows of one member stands inside. When the member is no longer the one who is logged in,
 * nothing of it stays on the screen.
 */
export function MemberScope({ membershipId, children }: MemberScopeProps) {
  const [ended, setEnded] = useState(false);
  const end = useCallback(() => setEnded(true), []);
  useMemberEnd(membershipId, end);
  return ended ? <LoginShell reason="ended" /> : children;
}
