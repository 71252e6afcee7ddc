import { useTranslations } from 'next-intl';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { knownPlace } from '@/components/stay/form-catalogue';
import { useSearchNights } from '@/components/stay/use-nights';
import { useWideScreen } from '@/components/stay/use-wide-screen';
import { trackSearch } from '@/lib/analytics/stay-events';
import { isStored, SEARCH_STORAGE_KEY } from '@/lib/browser-storage/stored-keys';
import { countNights, type SeoulDay } from '@/lib/dates/day';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { type ChosenStay, choiceOfStay, type HotelRef, resetPastDates, stayOfChoice } from '@/lib/stay/chosen-stay';
import { pathOfSearch, writeOffersQuery } from '@/lib/stay/offers-address';
import { everyHotel, formView } from '@/lib/stay/result-params';
import { countGuests } from '@/lib/stay/rooms';
import { writeSearchParams } from '@/lib/stay/search-params';
import { searchDraft, searchStorage } from '@/lib/stay/search-storage';
import { availableDateRequest, writeStoredSearch } from '@/lib/stay/stored-search';
import { type CellTexts, type CellWords, cellTexts } from './cell-texts';
import type { SearchFormProps } from './search-form';
import { useHotelNames } from './use-hotel-names';

const storage = searchStorage();

/**
 * The search of the page's address, or what was chosen in its place and not sent; or else what this browser has stored.
 * @param shown what the form shows already, which lasts while its days do
 */
export function readChoice({ search, catalogue }: SearchFormProps, today: SeoulDay, shown?: ChosenStay): ChosenStay {
  if (shown !== undefined) return resetPastDates(shown, today);
  if (search === undefined) return storage.read(today);
  return searchDraft.read(writeSearchParams(search), today) ?? choiceOfStay(search, catalogue.hotels);
}

export function textsOfChoice(choice: ChosenStay, { locale, catalogue }: SearchFormProps, words: CellWords): CellTexts {
  return cellTexts(choice, { locale, catalogue, ...words });
}

/** Whether a form shows another choice than the search of its page. */
export function isOtherSearch(choice: ChosenStay, { search, catalogue }: SearchFormProps): boolean {
  const queryOf = (shown: ChosenStay) => writeSearchParams(stayOfChoice(shown));
  return search !== undefined && queryOf(choice) !== queryOf(choiceOfStay(search, catalogue.hotels));
}

/** Address of the answer to a search, with the prefix of the language. */
export function addressOfChoice(
  choice: ChosenStay,
  { locale, hotel, resultList, accessible, unit = 'won' }: SearchFormProps,
): string {
  const stay = stayOfChoice(choice);
  if (hotel === undefined) return localizedPath(locale, pathOfSearch(stay, formView({ accessible, unit })));
  const { view, ...place } = resultList ?? everyHotel;
  const query = writeOffersQuery({ ...place, view: { ...view, unit } }, stay);
  return localizedPath(locale, paths.hotelOffers(hotel.hotelId, query));
}

/** Pushes a search to the data layer; its term is the hotels searched, or else the category and detail. */
export function trackChoice(choice: ChosenStay, { hotel }: SearchFormProps): void {
  const { category, detail, hotelIds, checkInDate, checkOutDate, rooms } = stayOfChoice(choice);
  const { adults, minor } = countGuests(rooms);
  trackSearch({
    term: hotel?.hotelId ?? (hotelIds.join(',') || `${category}/${detail}`),
    checkInDate,
    checkOutDate,
    nights: countNights(checkInDate, checkOutDate),
    rooms: rooms.length,
    guests: adults + minor,
  });
}

export interface SearchKeeperProps extends SearchFormProps {
  value: ChosenStay;
  onChange: Dispatch<SetStateAction<ChosenStay>>;
}

/** Stores what the form shows, with the names of today's hotels. Shows only what it had to leave out. */
export function SearchKeeper(props: SearchKeeperProps) {
  const { locale, catalogue, hotel, search, accessible, resultList, value, onChange } = props;
  const place = useTranslations('search.place');
  const viewPeriod = useWideScreen() ? 2 : 1;
  const { nights } = useSearchNights(
    availableDateRequest(value, { hotel, viewPeriod }),
    { ...knownPlace(catalogue, value), accessible, packageId: resultList?.view.packageId },
    false,
  );
  const stored = writeStoredSearch(value, { hotel, viewPeriod, nights });
  const [first] = useState(value);
  const isChosen = search !== undefined || value !== first;
  const text = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored, by its text
  useEffect(() => {
    // Visitors who have chosen nothing store nothing.
    if (isChosen || isStored(SEARCH_STORAGE_KEY)) storage.write(stored);
  }, [text, isChosen]);
  const draft = isOtherSearch(value, props) && search ? { of: writeSearchParams(search), state: stored } : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored, by its text
  useEffect(() => {
    searchDraft.write(draft);
    return () => searchDraft.write(null);
  }, [text, draft === null]);
  const gone = useGoneHotels(locale, catalogue.hotels, value, onChange);
  if (gone.length === 0) return null;
  return (
    <p role="status" className="mt-2 text-ink-soft text-sm">
      {place('gone', { names: gone.join('\u00A0· ') })}
    </p>
  );
}

/**
 * Brings the stored hotels to the reader's language, once: they were stored under the names of the language in which
 * they were chosen. Hotels that are gone since are taken out of the search. Where the hub does not answer, the stored
 * names will do.
 * @param known hotels whose names the page has already
 * @returns the names of those that are gone, as they were stored
 */
function useGoneHotels(
  locale: string,
  known: readonly HotelRef[],
  value: ChosenStay,
  onChange: SearchKeeperProps['onChange'],
): string[] {
  const [unnamed] = useState(() =>
    value.hotels.filter(({ hotelId }) => !known.some((hotel) => hotel.hotelId === hotelId)),
  );
  const names = useHotelNames(
    locale,
    unnamed.map(({ hotelId }) => hotelId),
  );
  const gone = names === null ? [] : unnamed.filter(({ hotelId }) => !names.has(hotelId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is gone follows from the names
  useEffect(() => {
    if (names === null) return;
    onChange((now) => ({
      ...now,
      hotels: now.hotels
        .filter(({ hotelId }) => !gone.some((hotel) => hotel.hotelId === hotelId))
        .map(({ hotelId, hotelName }) => ({ hotelId, hotelName: names.get(hotelId) ?? hotelName })),
    }));
  }, [names]);
  return gone.map(({ hotelName }) => hotelName);
}
