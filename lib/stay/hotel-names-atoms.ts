import { atomWithQuery } from 'jotai-tanstack-query';
import { bffPost } from '@/lib/bff/bff-client';
import { queryClient } from '@/lib/bff/query-client';
import type { BodyOf, ResponseOf } from '@/lib/hub/contract/endpoint';
import type { hotelList } from '@/lib/hub/contract/hotel';
import { hubCall } from '@/lib/routes/hub-calls';

const freshForMs = 120_000;

export const newHotelNamesAtom = (body: BodyOf<typeof hotelList> & { hotelIdList: string[] }) =>
  atomWithQuery(
    () => ({
      queryKey: ['hotelNames', body],
      queryFn: async ({ signal }) => {
        type Answer = { data: ResponseOf<typeof hotelList> };
        const { data } = await bffPost<Answer>(hubCall('hotelList'), body, { signal });
        return data.hotels.map(({ hotelId, hotelName }) => [hotelId, hotelName] as const);
      },
      enabled: body.hotelIdList.length > 0,
      staleTime: freshForMs,
      refetchOnMount: true,
    }),
    queryClient,
  );
