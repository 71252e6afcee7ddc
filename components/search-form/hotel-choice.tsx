import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Collection, ListBox, ListBoxItem, ListBoxLoadMoreItem, type Selection } from 'react-aria-components/ListBox';
import { Input, Label, SearchField } from 'react-aria-components/SearchField';
import { isComposing } from '@/components/ui/is-composing';
import { languageOf } from '@/lib/i18n/languages';
import { MOST_HOTELS } from '@/lib/stay/search-params';
import type { HotelRef } from '@/lib/stay/search-state';
import { HotelChoiceNotes } from './hotel-choice-notes';
import { useHotelSuggestions } from './hotel-suggestions';
import type { PickerGuard } from './picker-guard';

export interface HotelChoiceProps {
  locale: string;
  /** Name of the place that is chosen; null where every place is meant. */
  placeName: string | null;
  chosen: readonly HotelRef[];
  onChange: (hotels: HotelRef[]) => void;
  /** Asked before the picker closes with something typed and nothing chosen for it. */
  guard?: Ref<PickerGuard>;
}

const optionClass =
  'group/option flex min-h-control cursor-pointer flex-wrap items-center gap-x-3 border-stone border-b px-1 py-2 focus-inside last:border-b-0 ' +
  'data-hovered:bg-stone-soft data-focus-visible:bg-brass-soft data-disabled:cursor-not-allowed data-disabled:text-ink-muted';

/**
 * Hotels by name, city or region in any language, and the list to choose several from. The field and the list are one
 * tab stop each; the arrows lead from one to the other. In the list, Space and Enter take a hotel or give it up.
 */
export function HotelChoice({ locale, placeName, chosen, onChange, guard }: HotelChoiceProps) {
  const place = useTranslations('search.place');
  const form = useTranslations('search.form');
  const { query, setQuery, found } = useHotelSuggestions(languageOf(locale).code);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const options = () => list.current?.querySelectorAll<HTMLElement>('[role="option"]:not([aria-disabled])') ?? [];
  const toList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isComposing(event)) return;
    event.preventDefault();
    options()[0]?.focus();
  };
  const toField = (event: KeyboardEvent) => {
    // The search field takes Enter and Escape without a look at the input method.
    if (isComposing(event)) event.stopPropagation();
    if (event.key !== 'ArrowUp' || event.target !== options()[0]) return;
    event.preventDefault();
    event.stopPropagation();
    field.current?.focus();
  };
  const chosenIds = new Set(chosen.map(({ hotelId }) => hotelId));
  const full = chosen.length >= MOST_HOTELS;

  // The text for which the list below was pointed out; another text is another question.
  const [pointedOut, setPointedOut] = useState<string | null>(null);
  const isOpen = query.trim() !== '' && !found.hotels.some(({ hotelId }) => chosenIds.has(hotelId));
  const mayGoOn: PickerGuard = (how) => {
    if (!isOpen || (how === 'pressBeside' && pointedOut === query)) return true;
    const [only, ...others] = found.hotels;
    if (found.status === 'ready' && only !== undefined && others.length === 0 && !full) {
      onChange([...chosen, { hotelId: only.hotelId, hotelName: only.hotelName }]);
      return true;
    }
    setPointedOut(query);
    field.current?.focus();
    return false;
  };
  useImperativeHandle(guard, () => mayGoOn);

  const select = (selection: Selection) => {
    const ids = selection === 'all' ? found.hotels.map(({ hotelId }) => hotelId) : [...selection].map(String);
    const names = new Map([...found.hotels, ...chosen].map(({ hotelId, hotelName }) => [hotelId, hotelName]));
    const wanted = [...new Set([...chosen.map(({ hotelId }) => hotelId), ...ids])].filter((id) => ids.includes(id));
    onChange(wanted.slice(0, MOST_HOTELS).map((hotelId) => ({ hotelId, hotelName: names.get(hotelId) ?? hotelId })));
  };

  return (
    <div role="presentation" onKeyDownCapture={toField}>
      <SearchField value={query} onChange={setQuery} onSubmit={() => mayGoOn('goOn')} className="block">
        <Label className="block text-ink-muted text-xs">{place('searchLabel')}</Label>
        <Input
          ref={field}
          onKeyDown={toList}
          placeholder={place('searchExample')}
          enterKeyHint="search"
          className="mt-1.5 min-h-11 w-full rounded-none border-edge border-b bg-transparent text-ink text-lg transition-colors duration-150 placeholder:text-ink-muted hover:border-ink [&::-webkit-search-cancel-button]:grayscale"
        />
      </SearchField>
      <HotelChoiceNotes
        found={found}
        query={query}
        full={full}
        placeName={placeName}
        unsettled={isOpen && pointedOut === query}
      />
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
