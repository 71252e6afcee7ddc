import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { newIdCheckAtom } from '@/lib/account/id-check-atoms';
import { isMembershipId } from '@/lib/account/sign-up-schema';
import { isProblemError } from '@/lib/bff/problem-error';
import { minutesToWait } from '@/lib/bff/problem-message-key';
import { tidyCode } from '@/lib/hub/contract/typed-text';

/** Checks an id once. A failed check shows nothing, because the sign-up checks again. */
export function useIdCheck() {
  const [membershipId, setMembershipId] = useState('');
  const checkAtom = useMemo(() => newIdCheckAtom(membershipId), [membershipId]);
  const { data: isFree, error, refetch } = useAtomValue(checkAtom);

  function ask(typed: string): void {
    const typedId = tidyCode(typed);
    if (!isMembershipId(typedId)) return;
    if (typedId !== membershipId) setMembershipId(typedId);
    else if (error !== null) void refetch();
  }
  return {
    membershipId,
    isFree,
    /** Asked too often: minutes to wait. */
    limitedMinutes: isProblemError(error) ? minutesToWait(error) : undefined,
    ask,
  };
}
