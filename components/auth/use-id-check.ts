import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useMemo, useState } from 'react';
import { isMembershipId } from '@/lib/account/sign-up-schema';
import { bffGet } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import { minutesToWait } from '@/lib/bff/problem-message-key';
import { queryClient } from '@/lib/bff/query-client';
import { tidyCode } from '@/lib/hub/contract/typed-text';
import { hubCall } from '@/lib/routes/hub-calls';

const idAtom = (membershipId: string) =>
  atomWithQuery(
    () => ({
      queryKey: ['membership id', membershipId],
      queryFn: async ({ signal }) => {
        const path = hubCall('checkMembershipId', { membershipId });
        return (await bffGet<{ data: { availableYn: 'Y' | 'N' } }>(path, { signal })).data.availableYn === 'Y';
      },
      enabled: membershipId !== '',
      gcTime: 0,
    }),
    () => queryClient,
  );

/** Checks an id once. A failed check shows nothing, because the sign-up checks again. */
export function useIdCheck() {
  const [membershipId, setMembershipId] = useState('');
  const checkAtom = useMemo(() => idAtom(membershipId), [membershipId]);
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
