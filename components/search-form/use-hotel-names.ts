import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { languageOf } from '@/lib/i18n/languages';
import { newHotelNamesAtom } from '@/lib/stay/hotel-names-atoms';

/** Names of hotels in a language by their ids, without hotels that are gone; null until the hub has answered. */
export function useHotelNames(locale: string, hotelIds: readonly string[]): ReadonlyMap<string, string> | null {
  const wanted = hotelIds.join(' ');
  const namesAtom = useMemo(
    () => newHotelNamesAtom({ lang: languageOf(locale).code, hotelIdList: wanted === '' ? [] : wanted.split(' ') }),
    [locale, wanted],
  );
  const { data } = useAtomValue(namesAtom);
  return useMemo(() => (data === undefined ? null : new Map(data)), [data]);
}
