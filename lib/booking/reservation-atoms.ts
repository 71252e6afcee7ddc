import { atomWithQuery } from 'jotai-tanstack-query';
import { bffGet } from '@/lib/bff/bff-client';
import { queryClient } from '@/lib/bff/query-client';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { LanguageCode } from '@/lib/i18n/languages';
import { hubCall } from '@/lib/routes/hub-calls';

export const newReservationAtom = (reservationNo: string, lang: LanguageCode, enabled: boolean) =>
  atomWithQuery(
    () => ({
      queryKey: ['reservation', reservationNo, lang],
      queryFn: async ({ signal }) => {
        const path = hubCall('reservationDetail', { reservationNo, lang });
        return (await bffGet<{ data: ReservationDetail }>(path, { signal })).data;
      },
      enabled,
      gcTime: 0,
    }),
    queryClient,
  );
