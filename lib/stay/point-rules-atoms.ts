import { atomWithQuery } from 'jotai-tanstack-query';
import { bffGet } from '@/lib/bff/bff-client';
import { queryClient } from '@/lib/bff/query-client';
import type { ResponseOf } from '@/lib/hub/contract/endpoint';
import type { programme } from '@/lib/hub/contract/programme';
import type { LanguageCode } from '@/lib/i18n/languages';
import { hubCall } from '@/lib/routes/hub-calls';

/** In ms. Rules change seldom, and the hub prices a booking by its own. */
const freshForMs = 600_000;

/** The rules by which prices are in points; null where no points pay. @param active whether to ask */
export const newPointRulesAtom = (lang: LanguageCode, active: boolean) =>
  atomWithQuery(
    () => ({
      queryKey: ['pointRules', lang],
      queryFn: async ({ signal }) => {
        type Answer = { data: ResponseOf<typeof programme> };
        return (await bffGet<Answer>(hubCall('programme', { lang }), { signal })).data.points.spending;
      },
      enabled: active,
      staleTime: freshForMs,
    }),
    queryClient,
  );
