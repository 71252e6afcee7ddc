import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { FormCatalogue } from '@/components/stay/form-catalogue';
import { buttonClass } from '@/components/ui/button-style';
import type { SeoulDay } from '@/lib/dates/day';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { choiceOfStay, type HotelRef, initialChoice } from '@/lib/stay/chosen-stay';
import { defaultView, lastingView, type ResultView } from '@/lib/stay/result-params';
import { writeSearchParams } from '@/lib/stay/search-params';
import type { Stay } from '@/lib/stay/stay';
import { cellTexts } from './cell-texts';
import { SearchSheet } from './search-sheet';

export interface SearchFormProps {
  locale: string;
  /** The server's day in Seoul; the stored choice is read after the first paint. */
  today: SeoulDay;
  catalogue: FormCatalogue;
  /** Searches this hotel only: its result is the hotel's rooms. */
  hotel?: HotelRef;
  /**
   * The search of the page's address, which wins over the stored one; on the rooms of a hotel its place is that of the list
   * that they were reached from.
   */
  search?: Stay;
  /** One row on phones, for pages whose results matter more than the form. */
  compact?: boolean;
  /** Of the page's list: its need of an accessible room, its unit of prices and its package hold for the next search too. */
  view?: ResultView;
}

const cellLook =
  'group block min-h-16 w-full bg-paper px-5 py-3 max-sm:[.search-compact_&]:px-2.5 max-sm:[.search-compact_&]:py-2 text-left transition-colors duration-200 hover:bg-stone-soft focus-inside aria-expanded:bg-stone-soft lg:px-6';

/**
 * The search on one sheet of paper: where, when, who, and one button. Without script it is a plain form that
 * asks for the same address. Computes the first choice and its texts on the server, so that the first script contains no
 * rules of the search.
 */
export function SearchForm(props: SearchFormProps) {
  const { locale, today, catalogue, hotel, search, compact, view = defaultView } = props;
  const form = useTranslations('search.form');
  const stay = useTranslations('common.stay');
  const chosen = search && hotel ? { ...search, hotelIds: [hotel.hotelId] } : search;
  const first = chosen === undefined ? initialChoice(today) : choiceOfStay(chosen, catalogue.hotels);
  const path = hotel ? paths.hotelOffers(hotel.hotelId, '') : paths.search();
  return (
    <SearchSheet
      {...props}
      view={view}
      looks={{
        cells: clsx(
          'gap-px overflow-hidden rounded-md border border-stone-deep bg-stone',
          compact
            ? 'search-compact sm:grid max-sm:noscript:grid max-sm:noscript:grid-cols-1'
            : 'grid max-sm:grid-cols-1',
          hotel
            ? 'sm:grid-cols-[3fr_2fr_auto]'
            : 'sm:grid-cols-2 lg:grid-cols-[1fr_2fr_1fr_auto] xl:grid-cols-[3fr_4fr_3fr_auto]',
        ),
        cell: cellLook,
        submitCell: 'bg-paper p-2 max-sm:[.search-compact_&]:p-1',
        // Below the plain fields, where they stand in place of the cells.
        submitBelow: hotel ? 'col-span-full' : 'max-lg:col-span-full',
        submit: buttonClass({
          wide: true,
          className: clsx('h-full min-h-control lg:px-10', compact && 'max-sm:[@media(scripting:enabled)]:px-0'),
        }),
      }}
      action={localizedPath(locale, path).replace(/\?$/, '')}
      firstQuery={search ? writeSearchParams(search, hotel ? view : lastingView(view)) : ''}
      first={first}
      firstTexts={cellTexts(first, { locale, catalogue, form, stay })}
    />
  );
}
