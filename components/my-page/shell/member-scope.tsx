import { type ReactNode, useCallback, useState } from 'react';
import { LoginShell } from './login-shell';
import { useMemberEnd } from './use-member-end';

/** Unmounts its content when the member is no longer the one who is logged in. */
export function MemberScope({ membershipId, children }: { membershipId: string; children: ReactNode }) {
  const [ended, setEnded] = useState(false);
  const end = useCallback(() => setEnded(true), []);
  useMemberEnd(membershipId, end);
  return ended ? <LoginShell reason="ended" /> : children;
}
