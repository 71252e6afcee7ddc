import { useTranslations } from 'next-intl';
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { knownPlace } from '@/components/stay/form-catalogue';
import { useSearchNights } from '@/components/stay/use-nights';
import { useWideScreen } from '@/components/stay/use-wide-screen';
import { trackSearch } from '@/lib/analytics/stay-events';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { isStored, SEARCH_STORAGE_KEY } from '@/lib/browser-storage/stored-keys';
import { countNights, type SeoulDay } from '@/lib/dates/day';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { type ChosenStay, type HotelRef, resetPastDates, stayOfChoice } from '@/lib/stay/chosen-stay';
import { everyHotel, lastingView } from '@/lib/stay/result-params';
import { countGuests } from '@/lib/stay/rooms';
import { pathOfSearch, writeSearchParams } from '@/lib/stay/search-params';
import {
  availableDateRequest,
  readSearchDraft,
  readStoredSearch,
  storeSearch,
  storeSearchDraft,
  writeStoredSearch,
} from '@/lib/stay/stored-search';
import { type CellTexts, type CellWords, cellTexts } from './cell-texts';
import type { SearchSheetProps } from './search-sheet';
import { useHotelNames } from './use-hotel-names';

const localStore = () => browserStores()?.local;
const sessionStore = () => browserStores()?.session;

/**
 * The search of the page's address, or what was chosen in its place and not sent; or else what this browser has stored.
 * @param shown what the form shows already, which lasts while its days do
 */
export function readChoice({ search, first }: SearchSheetProps, today: SeoulDay, shown?: ChosenStay): ChosenStay {
  if (shown !== undefined) return resetPastDates(shown, today);
  if (search === undefined) return readStoredSearch(localStore(), today);
  return readSearchDraft(sessionStore(), writeSearchParams(search), today) ?? first;
}

export function textsOfChoice(
  choice: ChosenStay,
  { locale, catalogue }: SearchSheetProps,
  words: CellWords,
): CellTexts {
  return cellTexts(choice, { locale, catalogue, ...words });
}

export function isOtherSearch(choice: ChosenStay, { search, first }: SearchSheetProps): boolean {
  const queryOf = (shown: ChosenStay) => writeSearchParams(stayOfChoice(shown));
  return search !== undefined && queryOf(choice) !== queryOf(first);
}

export function addressOfChoice(choice: ChosenStay, { locale, hotel, search, view }: SearchSheetProps): string {
  const stay = stayOfChoice(choice);
  const { category, detail, hotelIds } = search ?? everyHotel;
  const path = hotel
    ? paths.hotelOffers(hotel.hotelId, writeSearchParams({ ...stay, category, detail, hotelIds }, view))
    : pathOfSearch(stay, lastingView(view));
  return localizedPath(locale, path);
}

export function trackSearchOf(choice: ChosenStay, { hotel }: SearchSheetProps): void {
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

/** Stores what the form shows: as the search of this browser, and as the draft of its page. */
function useStoredChoice(props: SearchSheetProps, value: ChosenStay): void {
  const { catalogue, hotel, search, view } = props;
  const { filters, packageId } = view;
  const viewPeriod = useWideScreen() ? 2 : 1;
  const { nights } = useSearchNights(
    availableDateRequest(value, { hotel, viewPeriod }),
    { ...knownPlace(catalogue, value), accessible: filters.accessible, packageId },
    false,
  );
  const stored = writeStoredSearch(value, { hotel, viewPeriod, nights });
  const [first] = useState(value);
  const isChosen = search !== undefined || value !== first;
  const text = JSON.stringify(stored);
  const write = useEffectEvent(() => storeSearch(localStore(), stored));
  useEffect(() => {
    // An initial choice is not stored.
    if (isChosen || isStored(SEARCH_STORAGE_KEY)) write();
  }, [text, isChosen]);
  const draftOf = isOtherSearch(value, props) && search ? writeSearchParams(search) : null;
  const writeDraft = useEffectEvent(() =>
    storeSearchDraft(sessionStore(), draftOf === null ? null : { of: draftOf, state: stored }),
  );
  useEffect(() => {
    writeDraft();
    return () => storeSearchDraft(sessionStore(), null);
  }, [text, draftOf]);
}

export interface KeptChoiceProps extends SearchSheetProps {
  value: ChosenStay;
  onChange: Dispatch<SetStateAction<ChosenStay>>;
}

/** Keeps the choice with the names of today's hotels, and shows which of them are gone. */
export function KeptChoice(props: KeptChoiceProps) {
  const { locale, catalogue, value, onChange } = props;
  const place = useTranslations('search.place');
  useStoredChoice(props, value);
  const gone = useGoneHotels(locale, catalogue.hotels, value, onChange);
  if (gone.length === 0) return null;
  return (
    <p role="status" className="mt-2 text-ink-soft text-sm">
      {place('gone', { names: gone.join('\u00A0· ') })}
    </p>
  );
}

/**
 * Renames stored hotels in the reader's language, once, and removes hotels that no longer exist. Keeps the stored names
 * if the hub fails.
 * @param known hotels whose names the page has already
 * @returns the names of those that are gone, as they were stored
 */
function useGoneHotels(
  locale: string,
  known: readonly HotelRef[],
  value: ChosenStay,
  onChange: KeptChoiceProps['onChange'],
): string[] {
  const [unnamed] = useState(() =>
    value.hotels.filter(({ hotelId }) => !known.some((hotel) => hotel.hotelId === hotelId)),
  );
  const names = useHotelNames(
    locale,
    unnamed.map(({ hotelId }) => hotelId),
  );
  const gone = names === null ? [] : unnamed.filter(({ hotelId }) => !names.has(hotelId));
  const rename = useEffectEvent((found: ReadonlyMap<string, string>) =>
    onChange((now) => ({
      ...now,
      hotels: now.hotels
        .filter(({ hotelId }) => !gone.some((hotel) => hotel.hotelId === hotelId))
        .map(({ hotelId, hotelName }) => ({ hotelId, hotelName: found.get(hotelId) ?? hotelName })),
    })),
  );
  useEffect(() => {
    if (names !== null) rename(names);
  }, [names]);
  return gone.map(({ hotelName }) => hotelName);
}
