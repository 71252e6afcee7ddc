import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Collection, ListBox, ListBoxItem, ListBoxLoadMoreItem, type Selection } from 'react-aria-components/ListBox';
import { Input, Label, SearchField } from 'react-aria-components/SearchField';
import { isComposing } from '@/components/ui/is-composing';
import type { HotelRef } from '@/lib/stay/chosen-stay';
import { MOST_HOTELS } from '@/lib/stay/stay';
import { mostListed } from '@/lib/stay/suggestion-atoms';
import type { SuggestionsInView } from './use-hotel-suggestions';

interface HotelChoiceNotesProps {
  found: SuggestionsInView;
  query: string;
  full: boolean;
  placeName: string | null;
  /** The visitor submitted typed text, but chose no hotel for it. */
  unsettled: boolean;
}

function HotelChoiceNotes({ found, query, full, placeName, unsettled }: HotelChoiceNotesProps) {
  const form = useTranslations('search.form');
  const place = useTranslations('search.place');
  const { status, total, retry } = found;
  const hasElsewhere = status === 'ready' && found.hotels.some(({ isElsewhere }) => isElsewhere);
  const nothing = status === 'ready' && total === 0;
  return (
    <div aria-live="polite" className="flex min-h-11 flex-wrap items-center gap-x-4 text-ink-muted text-xs">
      {status === 'loading' && <p>{form('loading')}</p>}
      {status === 'failed' && (
        <>
          <p className="text-clay">{place('failed')}</p>
          <button
            type="button"
            onClick={retry}
            className="min-h-11 text-ink underline decoration-brass underline-offset-4"
          >
            {place('retry')}
          </button>
        </>
      )}
      {nothing && (
        <p className="text-ink">
          <span>{query.trim() === '' ? place('nothingHere') : place('nothing', { query: query.trim() })}</span>{' '}
          <span className="text-ink-muted">{place('nothingHint')}</span>
        </p>
      )}
      {status === 'ready' && !nothing && <p className="tabular">{place('count', { count: total })}</p>}
      {status === 'ready' && total > mostListed && <p>{place('narrow')}</p>}
      {hasElsewhere && placeName !== null && <p className="text-ink">{place('elsewhere', { place: placeName })}</p>}
      {unsettled && <p className="text-clay">{place('unsettled')}</p>}
      {full && <p className="text-ink">{place('most', { count: MOST_HOTELS })}</p>}
    </div>
  );
}

export interface HotelChoiceProps {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onEnter: () => void;
  found: SuggestionsInView;
  /** Name of the place that is chosen; null where every place is meant. */
  placeName: string | null;
  isPointedOut: boolean;
  chosen: readonly HotelRef[];
  onChange: (hotels: HotelRef[]) => void;
}

const optionClass =
  'group/option flex min-h-control cursor-pointer flex-wrap items-center gap-x-3 border-stone border-b px-1 py-2 focus-inside last:border-b-0 ' +
  'data-hovered:bg-stone-soft data-focus-visible:bg-brass-soft data-disabled:cursor-not-allowed data-disabled:text-ink-muted';

/**
 * Hotels by name, city or region in any language, and the list to choose several from. The field and the list are one
 * tab stop each; the arrows lead from one to the other. In the list, Space and Enter take a hotel or give it up.
 */
export function HotelChoice(props: HotelChoiceProps) {
  const { field, query, onQuery, onEnter, placeName, isPointedOut, chosen, onChange } = props;
  // Keeps the list during composition (`ji z` of 济州 finds nothing): it would flicker.
  const [beforeComposition, setBeforeComposition] = useState<SuggestionsInView | null>(null);
  const findsNothing = props.found.status !== 'failed' && props.found.hotels.length === 0;
  const found = (findsNothing && beforeComposition) || props.found;
  const place = useTranslations('search.place');
  const form = useTranslations('search.form');
  const list = useRef<HTMLDivElement>(null);
  const options = () => list.current?.querySelectorAll<HTMLElement>('[role="option"]:not([aria-disabled])') ?? [];
  const toList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isComposing(event)) return;
    event.preventDefault();
    options()[0]?.focus();
  };
  const toField = (event: KeyboardEvent) => {
    // The search field handles Enter and Escape during composition too.
    if (isComposing(event)) event.stopPropagation();
    if (event.key !== 'ArrowUp' || event.target !== options()[0]) return;
    event.preventDefault();
    event.stopPropagation();
    field.current?.focus();
  };
  const chosenIds = new Set(chosen.map(({ hotelId }) => hotelId));
  const full = chosen.length >= MOST_HOTELS;

  const select = (selection: Selection) => {
    const ids = selection === 'all' ? found.hotels.map(({ hotelId }) => hotelId) : [...selection].map(String);
    const names = new Map([...found.hotels, ...chosen].map(({ hotelId, hotelName }) => [hotelId, hotelName]));
    const wanted = [...new Set([...chosen.map(({ hotelId }) => hotelId), ...ids])].filter((id) => ids.includes(id));
    onChange(wanted.slice(0, MOST_HOTELS).map((hotelId) => ({ hotelId, hotelName: names.get(hotelId) ?? hotelId })));
  };

  return (
    <div role="presentation" onKeyDownCapture={toField}>
      <SearchField value={query} onChange={onQuery} onSubmit={onEnter} className="block">
        <Label className="block text-ink-muted text-xs">{place('searchLabel')}</Label>
        <Input
          ref={field}
          onKeyDown={toList}
          onCompositionStart={() => setBeforeComposition(props.found)}
          onCompositionEnd={() => setBeforeComposition(null)}
          placeholder={place('searchExample')}
          enterKeyHint="search"
          className="mt-1.5 min-h-11 w-full rounded-none border-edge border-b bg-transparent text-ink text-lg transition-colors duration-150 placeholder:text-ink-muted hover:border-ink [&::-webkit-search-cancel-button]:grayscale"
        />
      </SearchField>
      <HotelChoiceNotes found={found} query={query} full={full} placeName={placeName} unsettled={isPointedOut} />
      <ListBox
        ref={list}
        aria-label={place('list')}
        aria-busy={found.status === 'loading'}
        selectionMode="multiple"
        escapeKeyBehavior="none"
        selectedKeys={chosenIds}
        onSelectionChange={select}
        disabledKeys={
          full ? found.hotels.filter(({ hotelId }) => !chosenIds.has(hotelId)).map((hotel) => hotel.hotelId) : []
        }
        className="h-72 overflow-y-auto overscroll-contain aria-busy:opacity-60 lg:h-80"
      >
        <Collection items={found.hotels}>
          {({ hotelId, hotelName, cityName, regionName }) => (
            <ListBoxItem id={hotelId} textValue={hotelName} className={optionClass}>
              <span
                aria-hidden="true"
                className="grid size-5 shrink-0 place-items-center rounded-sm border border-edge group-data-selected/option:border-pine group-data-selected/option:bg-pine"
              >
                <span className="option-tick hidden group-data-selected/option:block" />
              </span>
              <span className="min-w-[min(8rem,60%)] flex-1">{hotelName}</span>{' '}
              <span className="text-right text-ink-muted text-xs">
                {regionName === cityName ? cityName : place('where', { region: regionName, city: cityName })}
              </span>
            </ListBoxItem>
          )}
        </Collection>
        <ListBoxLoadMoreItem
          onLoadMore={found.loadMore}
          isLoading={found.loadingMore}
          className="py-4 text-center text-ink-muted text-xs"
        >
          {form('loading')}
        </ListBoxLoadMoreItem>
      </ListBox>
    </div>
  );
}
