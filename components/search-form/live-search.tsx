import { useAtomValue, useStore } from 'jotai';
import { useTranslations } from 'next-intl';
import { memo, type RefObject, useEffect, useImperativeHandle } from 'react';
import { trackSearch } from '@/lib/analytics/stay-events';
import { countNights } from '@/lib/dates/day';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { writeOffersParams } from '@/lib/stay/booking-params';
import { pathOfSearch, writeOffersAddress } from '@/lib/stay/offers-address';
import { countGuests } from '@/lib/stay/rooms';
import { searchStateAtom } from '@/lib/stay/search-atoms';
import { type Stay, writeSearchParams } from '@/lib/stay/search-params';
import { type SearchState, searchOfState, stateOfSearch } from '@/lib/stay/search-state';
import { type CellTexts, cellTexts } from './cell-texts';
import type { SearchFormProps } from './search-form';
import { SearchPanels } from './search-panels';
import { useCurrentHotels } from './use-current-hotels';
import type { PickerPanels } from './use-picker-panels';
import { useStoredSearch } from './use-stored-search';

export interface SearchKeeperProps extends SearchFormProps {
  /** Set to the function that submits: tracks the search and returns the address to go to. */
  submit: RefObject<(() => string) | null>;
  onTexts: (words: CellTexts) => void;
  /** Whether the form shows another choice than the search of the page. */
  onOutdated: (isOutdated: boolean) => void;
  /** The state is what this browser has stored; only now may it be read or changed. */
  onReady: () => void;
}

/** Keeps the stored state and the form's words together. Shows only what it had to leave out. */
const SearchKeeper = memo(function SearchKeeper(props: SearchKeeperProps) {
  const { locale, today, catalogue, hotel, search, listOrigin, submit, onTexts, onOutdated, onReady } = props;
  const form = useTranslations('search.form');
  const place = useTranslations('search.place');
  const stay = useTranslations('common.stay');
  const settled = useStoredSearch({ today, hotels: catalogue.hotels, search, hotel });
  const gone = useCurrentHotels(locale, catalogue.hotels, settled);
  const state = useAtomValue(searchStateAtom);
  const { where, dates, guests } = cellTexts(state, { locale, catalogue, form, stay });
  const isOutdated =
    settled && search !== undefined && queryOf(state) !== queryOf(stateOfSearch(state, search, catalogue.hotels));

  // Until then the form shows what the server has rendered.
  useEffect(() => {
    if (settled) onTexts({ where, dates, guests });
  }, [settled, where, dates, guests, onTexts]);

  useEffect(() => onOutdated(isOutdated), [isOutdated, onOutdated]);

  const store = useStore();
  const queryOfRooms = (wanted: Stay) =>
    listOrigin ? writeOffersAddress(listOrigin, wanted, wanted.rooms) : writeOffersParams(wanted, wanted.rooms);
  useImperativeHandle(submit, () => () => {
    // As it is now: what was typed last is taken over by the very press that sends the form.
    const wanted = searchOfState(store.get(searchStateAtom));
    const path = hotel ? paths.hotelOffers(hotel.hotelId, queryOfRooms(wanted)) : pathOfSearch(wanted);
    const places = wanted.hotelIds.join(',') || `${wanted.category}/${wanted.detail}`;
    pushSearch(wanted, hotel ? hotel.hotelId : places);
    return localizedPath(locale, path);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, with the listener of that render
  useEffect(() => {
    if (settled) onReady();
  }, [settled]);

  if (gone.length === 0) return null;
  return (
    <p role="status" className="mt-2 text-ink-soft text-sm">
      {place('gone', { names: gone.join('\u00A0· ') })}
    </p>
  );
});

const queryOf = (state: SearchState) => writeSearchParams(searchOfState(state));

/** Pushes a search to the data layer. @param term hotel ids, or the category and detail searched */
function pushSearch({ checkInDate, checkOutDate, rooms }: Stay, term: string): void {
  const { adults, minor } = countGuests(rooms);
  const nights = countNights(checkInDate, checkOutDate);
  trackSearch({ term, checkInDate, checkOutDate, nights, rooms: rooms.length, guests: adults + minor });
}

export interface LiveSearchProps extends SearchKeeperProps {
  panels: PickerPanels;
  /** The state may be read and changed, so pickers may be shown. */
  ready: boolean;
}

/** The search behind the form, and its pickers. */
export default function LiveSearch({ panels, ready, ...search }: LiveSearchProps) {
  const { locale, catalogue } = search;
  return (
    <>
      <SearchKeeper {...search} />
      {ready && <SearchPanels panels={panels} locale={locale} catalogue={catalogue} />}
    </>
  );
}
