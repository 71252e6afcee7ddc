import { getLocale, getTranslations } from 'next-intl/server';
import { type HrefOfWay, ObstacleWay, obstacleText } from '@/components/stay/stay-obstacle';
import type { StayResult } from '@/lib/hub/contract/offer';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { commonObstacle, obstacleInRow } from '@/lib/stay/common-obstacle';
import type { Stay } from '@/lib/stay/stay';
import { StayResultRow } from './stay-result-row';

export interface UnavailableHotelsProps {
  results: readonly StayResult[];
  search: Stay;
  /** The page has said above what they have in common. */
  isReasonShown: boolean;
  isMember: boolean;
  /** The same list for other dates or another division of the guests. */
  listHref: HrefOfWay;
  offersHref: (hotelId: string, ...way: Parameters<HrefOfWay>) => string;
}

/** Hotels without a free room: the reason once above them if all share it, else in their rows. */
export async function UnavailableHotels(props: UnavailableHotelsProps) {
  const { results, search, isReasonShown, isMember, listHref, offersHref } = props;
  const locale = await getLocale();
  const t = await getTranslations('search.results');
  const common = commonObstacle(results);
  const title = common === null ? t('unavailableTitle') : await obstacleText(common);
  return (
    <section aria-labelledby="taken" className="mt-16">
      <div className="flex flex-wrap items-baseline gap-x-6 border-stone-deep border-b pb-4">
        <h2 id="taken" className="text-base text-ink-muted">
          {isReasonShown && common !== null ? t('searchedTitle') : title}
        </h2>
        {!isReasonShown && common !== null && (
          <ObstacleWay {...{ obstacle: common, stay: search, hrefOf: listHref }} look="link" className="text-sm" />
        )}
      </div>
      <ul>
        {results.map((result) => (
          <StayResultRow
            key={result.hotelId}
            result={result}
            href={localizedPath(locale, paths.hotel(result.hotelId))}
            obstructed={{
              ...obstacleInRow(result.obstacle, common),
              stay: search,
              hrefOf: (way) => offersHref(result.hotelId, way),
            }}
            roomCount={search.rooms.length}
            totalLabel=""
            isMember={isMember}
            rules={null}
            priority={false}
          />
        ))}
      </ul>
    </section>
  );
}
