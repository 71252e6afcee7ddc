'use client';

import { QueryClientAtomProvider } from 'jotai-tanstack-query/react';
import { type ReactNode, useCallback, useState } from 'react';
import { beginWaiting } from '@/components/ui/use-waiting';
import { makeMemberQueryClient } from '@/lib/my-page/query-client';
import { LoginShell } from './login-shell';
import { useMemberEnd } from './use-member-end';

export interface MemberScopeProps {
  /** Whose answers these are; `key` the scope by the member number, so that another member gets another client. */
  membershipId: string;
  children: ReactNode;
}

/**
 * Everything that is known about one member lives inside: a query client and a store of its own. When the
 * member is no longer the one who is logged in, both are emptied and nothing of the member stays on the screen.
 */
export function MemberScope({ membershipId, children }: MemberScopeProps) {
  const [client] = useState(() => makeMemberQueryClient(beginWaiting));
  const [ended, setEnded] = useState(false);
  const end = useCallback(() => {
    setEnded(true);
    void client.cancelQueries();
    client.clear();
  }, [client]);
  useMemberEnd(membershipId, end);

  if (ended) return <LoginShell reason="ended" />;
  return <QueryClientAtomProvider client={client}>{children}</QueryClientAtomProvider>;
}
