import { atomWithQuery } from 'jotai-tanstack-query';
import { bffGet } from '@/lib/bff/bff-client';
import { queryClient } from '@/lib/bff/query-client';
import { hubCall } from '@/lib/routes/hub-calls';

export const newIdCheckAtom = (membershipId: string) =>
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
    queryClient,
  );
