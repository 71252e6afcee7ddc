import { getTranslations } from 'next-intl/server';
import type { StaySearch as StayAnswer } from '@/lib/hub/contract/offer';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { writeOffersParams } from '@/lib/stay/booking-params';
import { countNights } from '@/lib/stay/dates';
import type { StaySearch } from '@/lib/stay/search-params';
import { StayAlternatives } from './stay-alternatives';
import { StayResultRow } from './stay-result-row';
import { TrackedList } from './tracked-list';

export interface StayResultsProps {
  locale: Locale;
  search: StaySearch;
  answer: StayAnswer;
  isMember: boolean;
}

/** Results of a search: the bookable hotels, then those without a room, and ways on when nothing is free. */
export async function StayResults({ locale, search, answer, isMember }: StayResultsProps) {
  const [t, common] = await Promise.all([
    getTranslations({ locale, namespace: 'search' }),
    getTranslations({ locale, namespace: 'common' }),
  ]);
  const available = answer.results.filter((result) => result.available);
  const taken = answer.results.filter((result) => !result.available);
  const nights = common('stay.nights', { count: countNights(search.checkInDate, search.checkOutDate) });
  const totalLabel = t('results.total', { nights, rooms: search.rooms.length });
  const offersHref = (hotelId: string) =>
    localizedPath(locale, paths.hotelOffers(hotelId, writeOffersParams(search, search.rooms)));
  const items = available.map((result, index) => ({
    item_id: result.hotelId,
    item_name: result.hotelName,
    item_category: result.regionName,
    index,
    price: result.lowestTotalKrw ?? undefined,
    quantity: 1,
  }));
  return (
    <TrackedList listId="search_results" items={items}>
      {available.length === 0 && (
        <StayAlternatives locale={locale} alternatives={answer.alternatives} search={search} />
      )}
      {available.length > 0 && (
        <ul aria-label={t('results.listLabel')} className="border-stone-deep border-t">
          {available.map((result, index) => (
            <StayResultRow
              key={result.hotelId}
              locale={locale}
              result={result}
              href={offersHref(result.hotelId)}
              totalLabel={totalLabel}
              isMember={isMember}
              priority={index === 0}
            />
          ))}
        </ul>
      )}
      {taken.length > 0 && (
        <section aria-labelledby="taken" className="mt-16">
          <h2 id="taken" className="border-stone-deep border-b pb-4 text-base text-ink-muted">
            {t('results.unavailableTitle')}
          </h2>
          <ul>
            {taken.map((result) => (
              <StayResultRow
                key={result.hotelId}
                locale={locale}
                result={result}
                href={localizedPath(locale, paths.hotel(result.hotelId))}
                totalLabel={totalLabel}
                isMember={isMember}
                priority={false}
              />
            ))}
          </ul>
        </section>
      )}
    </TrackedList>
  );
}
