'use client';

import { useStore } from 'jotai';
import { memo, type RefObject, useEffect, useImperativeHandle } from 'react';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { writeOffersParams } from '@/lib/stay/booking-params';
import { onNewSeoulDay } from '@/lib/stay/new-seoul-day';
import { writeOffersAddress } from '@/lib/stay/offers-address';
import { searchStateAtom } from '@/lib/stay/search-atoms';
import { type StaySearch, writeSearchParams } from '@/lib/stay/search-params';
import { resetPastStay, searchOfState } from '@/lib/stay/search-state';
import { pushSearch } from './search-events';
import type { SearchFormProps } from './search-form';
import { type SearchWords, searchWords } from './search-words';
import { useHotelNames } from './use-hotel-names';
import { useSearchState } from './use-search-state';

export interface LiveSearchProps extends Omit<SearchFormProps, 'className'> {
  /** Filled with what ends the form: tells the data layer, and answers the address to go to. */
  submit: RefObject<(() => string) | null>;
  onWords: (words: SearchWords) => void;
  /** The state is what this browser has stored; only now may it be read or changed. */
  onReady: () => void;
}

/** The search behind the form: keeps the stored state and the form's words together. Shows nothing itself. */
function LiveSearch(props: LiveSearchProps) {
  const { locale, today, texts, catalogue, hotel, search, listOrigin, submit, onWords, onReady } = props;
  const { state, settled } = useSearchState(today, catalogue.hotels, search);
  useHotelNames(locale, catalogue.hotels, settled);
  const { where, dates, guests } = searchWords(state, { catalogue, texts });

  useEffect(() => onWords({ where, dates, guests }), [where, dates, guests, onWords]);

  const store = useStore();
  // A page that stays open over midnight searches what it shows, and shows no night that is over.
  useEffect(() => onNewSeoulDay((day) => store.set(searchStateAtom, (before) => resetPastStay(before, day))), [store]);
  const queryOfRooms = (wanted: StaySearch) =>
    listOrigin ? writeOffersAddress(listOrigin, wanted, wanted.rooms) : writeOffersParams(wanted, wanted.rooms);
  useImperativeHandle(submit, () => () => {
    // As it is now: what was typed last is taken over by the very press that sends the form.
    const wanted = searchOfState(settled ? store.get(searchStateAtom) : state);
    const query = hotel ? queryOfRooms(wanted) : writeSearchParams(wanted);
    const path = hotel ? paths.hotelOffers(hotel.hotelId, query) : paths.search(query);
    const place = wanted.hotelIds.join(',') || `${wanted.category}/${wanted.detail}`;
    pushSearch(wanted, hotel ? hotel.hotelId : place);
    return localizedPath(locale, path);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whoever is listening by then
  useEffect(() => {
    if (settled) onReady();
  }, [settled]);

  return null;
}

export default memo(LiveSearch);
