import { getLocale, getTranslations } from 'next-intl/server';
import { stayFacts } from '@/components/stay/stay-facts';
import { type HrefOfWay, ObstacleWay, obstacleText } from '@/components/stay/stay-obstacle';
import { StayPrice } from '@/components/stay/stay-price';
import { Card } from '@/components/ui/card';
import type { StayAlternative } from '@/lib/hub/contract/offer';
import type { SpendingRules } from '@/lib/hub/contract/programme';
import type { StayObstacle } from '@/lib/hub/contract/stay-obstacle';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import type { ResultView } from '@/lib/stay/result-params';
import { roomLimits } from '@/lib/stay/rooms';
import { writeSearchParams } from '@/lib/stay/search-params';
import type { Stay } from '@/lib/stay/stay';

export interface StayAlternativesProps {
  alternatives: readonly StayAlternative[];
  /** Null where hotels have different reasons. */
  obstacle: StayObstacle | null;
  search: Stay;
  view: ResultView;
  rules: SpendingRules | null;
  hrefOf: HrefOfWay;
}

export async function StayAlternatives({ alternatives, obstacle, search, view, rules, hrefOf }: StayAlternativesProps) {
  const locale = await getLocale();
  const { rooms } = search;
  const t = await getTranslations('search');
  const offersOf = ({ hotelId, checkInDate, checkOutDate }: StayAlternative) =>
    paths.hotelOffers(hotelId, writeSearchParams({ ...search, checkInDate, checkOutDate }, view));
  const cards = await Promise.all(
    alternatives.map(async (other) => ({ other, facts: await stayFacts({ ...other, rooms }) })),
  );
  const sentence = () => {
    if (cards.length > 0) return t('results.nothingSentence');
    if (obstacle?.reason !== 'partyTooLarge') return t('results.nothingSentenceNoAlternatives');
    // Other dates make no room larger: another division of the guests does, or a second search.
    return obstacle.rooms === null ? t('results.groupTooLarge', { rooms: roomLimits.maxRooms }) : null;
  };
  const advice = sentence();
  return (
    <section aria-labelledby="nothing-free" className="border-stone-deep border-y py-12">
      <h2 id="nothing-free" className="display text-2xl">
        {obstacle === null ? t('obstacle.mixed') : await obstacleText(obstacle)}
      </h2>
      {advice !== null && <p className="mt-4 max-w-reading text-ink-soft">{advice}</p>}
      {obstacle !== null && <ObstacleWay {...{ obstacle, hrefOf }} stay={search} look="button" className="mt-8" />}
      {cards.length > 0 && (
        <ul className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-3">
          {cards.map(({ other, facts }) => (
            <li key={`${other.hotelId} ${other.checkInDate}`} className="border-stone-deep border-t pt-5">
              <Card
                href={localizedPath(locale, offersOf(other))}
                eyebrow={t(other.kind === 'dates' ? 'results.alternativeDates' : 'results.alternativeHotel')}
                title={other.hotelName}
                meta={`${facts.dates}\u00A0· ${facts.nights}`}
                footer={<StayPrice amountKrw={other.totalKrw} after={t('results.allIn')} rules={rules} />}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
