import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { bffPost } from '@/lib/bff/bff-client';
import { queryClient } from '@/lib/bff/query-client';
import type { BodyOf, ResponseOf } from '@/lib/hub/contract/endpoint';
import type { hotelList } from '@/lib/hub/contract/hotel';
import { languageOf } from '@/lib/i18n/languages';
import { hubCall } from '@/lib/routes/hub-calls';

/** How long names are known without asking, in ms. */
const freshForMs = 120_000;

const hotelNamesAtom = (body: BodyOf<typeof hotelList> & { hotelIdList: string[] }) =>
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
    () => queryClient,
  );

/** Names of hotels in a language by their ids, without hotels that are gone; null until the hub has answered. */
export function useHotelNames(locale: string, hotelIds: readonly string[]): ReadonlyMap<string, string> | null {
  const wanted = hotelIds.join(' ');
  const namesAtom = useMemo(
    () => hotelNamesAtom({ lang: languageOf(locale).code, hotelIdList: wanted === '' ? [] : wanted.split(' ') }),
    [locale, wanted],
  );
  const { data } = useAtomValue(namesAtom);
  return useMemo(() => (data === undefined ? null : new Map(data)), [data]);
}
