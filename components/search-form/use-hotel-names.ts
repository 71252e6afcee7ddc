import { useEffect, useState } from 'react';
import { languageOf } from '@/lib/i18n/languages';

/** Names in a language, see `askHotelNames`; null until they have come. */
export function useHotelNames(locale: string, hotelIds: readonly string[]): ReadonlyMap<string, string> | null {
  const [names, setNames] = useState<ReadonlyMap<string, string> | null>(null);
  const wanted = hotelIds.join(' ');

  useEffect(() => {
    if (wanted === '') return;
    let isLeft = false;
    // Only who has chosen or searched in another language needs it.
    import('./hotel-names')
      .then(({ askHotelNames }) => askHotelNames({ lang: languageOf(locale).code, hotelIdList: wanted.split(' ') }))
      .then((found) => !isLeft && setNames(found), reportError);
    return () => {
      isLeft = true;
    };
  }, [wanted, locale]);
  return names;
}
