import { useTranslations } from 'next-intl';
import { memo, useRef, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { detailName, type FormCatalogue } from '@/components/stay/form-catalogue';
import { Glyph } from '@/components/ui/glyph';
import { languageOf } from '@/lib/i18n/languages';
import type { HotelRef } from '@/lib/stay/chosen-stay';
import { ALL_DETAILS, MOST_HOTELS } from '@/lib/stay/stay';
import { hotelInCatalogue, whereText } from './cell-texts';
import { HotelChoice } from './hotel-choice';
import { type LeaveBy, type PickerProps, PickerSurface } from './picker-surface';
import { useHotelSuggestions } from './use-hotel-suggestions';

interface PlaceChoiceProps {
  categories: FormCatalogue['categories'];
  category: string;
  detail: string;
  onPlace: (category: string, detail: string) => void;
}

const chipClass =
  'inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-stone-deep px-4 text-sm transition-colors duration-150 ' +
  'hover:border-ink has-checked:border-pine has-checked:bg-pine has-checked:text-paper focus-label';
const tabClass =
  '-mb-px min-h-11 cursor-pointer content-center border-transparent border-b-2 text-ink-muted text-sm transition-colors duration-150 ' +
  'data-hovered:text-ink data-selected:border-brass data-selected:text-ink';

function PlaceChoice({ categories, category, detail, onPlace }: PlaceChoiceProps) {
  const place = useTranslations('search.place');
  return (
    <Tabs selectedKey={category} onSelectionChange={(key) => onPlace(String(key), ALL_DETAILS)}>
      <TabList aria-label={place('categories')} className="flex gap-7 border-stone border-b">
        {categories.map((entry) => (
          <Tab key={entry.category} id={entry.category} className={tabClass}>
            {entry.name}
          </Tab>
        ))}
      </TabList>
      {categories.map((entry) => (
        <TabPanel key={entry.category} id={entry.category} className="pt-5">
          <fieldset>
            <legend className="sr-only">{entry.name}</legend>
            <div className="flex flex-wrap gap-2">
              {[{ detail: ALL_DETAILS, name: place('everywhere') }, ...entry.details].map((choice) => (
                <label key={choice.detail} className={chipClass}>
                  <input
                    type="radio"
                    name="place"
                    className="sr-only"
                    checked={category === entry.category && detail === choice.detail}
                    onChange={() => onPlace(entry.category, choice.detail)}
                  />
                  {choice.name}
                </label>
              ))}
            </div>
          </fieldset>
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** The chosen hotels with a way to give each of them up; the focus stays in the row while there is one left. */
function ChosenHotels({ hotels, onChange }: { hotels: readonly HotelRef[]; onChange: (hotels: HotelRef[]) => void }) {
  const place = useTranslations('search.place');
  const list = useRef<HTMLUListElement>(null);
  const remove = (index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onChange(hotels.filter((_, at) => at !== index));
  };
  if (hotels.length === 0) return null;
  return (
    <div className="mt-6 border-stone border-t pt-3">
      <div className="mb-2 flex items-center justify-between gap-4">
        <p className="text-ink-muted text-xs">{place('chosen', { count: hotels.length })}</p>
        <button
          type="button"
          onClick={() => onChange([])}
          className="min-h-11 text-ink-muted text-xs underline underline-offset-4 hover:text-ink"
        >
          {place('clear')}
        </button>
      </div>
      <ul ref={list} className="flex flex-wrap gap-2">
        {hotels.map(({ hotelId, hotelName }, index) => (
          <li key={hotelId}>
            <button
              type="button"
              onClick={() => remove(index)}
              aria-label={place('remove', { name: hotelName })}
              className="inline-flex min-h-11 items-center gap-2 rounded-sm bg-brass-soft pr-3 pl-4 text-sm transition-colors duration-150 hover:bg-brass-band"
            >
              {hotelName}
              <Glyph name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function WherePicker({ locale, catalogue, cell, value, onChange, onClose }: PickerProps) {
  const form = useTranslations('search.form');
  const place = useTranslations('search.place');
  const { category, detail } = value;
  const chosen = value.hotels.map((hotel) => hotelInCatalogue(catalogue, hotel));
  const setHotels = (hotels: HotelRef[]) => onChange((now) => ({ ...now, hotels }));
  const placeName = detailName(catalogue, category, detail);
  const { query, setQuery, found } = useHotelSuggestions({ language: languageOf(locale).code, category, detail });

  const field = useRef<HTMLInputElement>(null);
  // The text for which the list was pointed out; another text is another question.
  const [pointedOut, setPointedOut] = useState<string | null>(null);
  const isOpen =
    query.trim() !== '' && !found.hotels.some(({ hotelId }) => chosen.some((hotel) => hotel.hotelId === hotelId));
  const mayGoOn = (by: LeaveBy) => {
    if (!isOpen || (by === 'pressBeside' && pointedOut === query)) return true;
    const [only, ...others] = found.hotels;
    if (found.status === 'ready' && only !== undefined && others.length === 0 && chosen.length < MOST_HOTELS) {
      setHotels([...chosen, { hotelId: only.hotelId, hotelName: only.hotelName }]);
      return true;
    }
    setPointedOut(query);
    field.current?.focus();
    return false;
  };

  return (
    <PickerSurface
      cell={cell}
      title={form('where')}
      onClose={onClose}
      mayGoOn={mayGoOn}
      minHeight="min-h-[37rem] sm:min-h-[33.75rem] lg:min-h-[27rem]"
      summary={whereText(value, catalogue, form)}
    >
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[2fr_3fr] lg:gap-14">
        <PlaceChoice
          categories={catalogue.categories}
          category={category}
          detail={detail}
          onPlace={(nextCategory, nextDetail) =>
            onChange((now) => ({ ...now, category: nextCategory, detail: nextDetail }))
          }
        />
        <div>
          <HotelChoice
            field={field}
            query={query}
            onQuery={setQuery}
            onEnter={() => mayGoOn('goOn')}
            found={found}
            placeName={placeName}
            isPointedOut={isOpen && pointedOut === query}
            chosen={chosen}
            onChange={setHotels}
          />
        </div>
      </div>
      {/* Below the list, which must not move under the finger that chooses. */}
      <ChosenHotels hotels={chosen} onChange={setHotels} />
      {chosen.length > 0 && placeName !== null && (
        <p className="mt-3 text-ink-soft text-sm">{place('hotelsOutrank', { place: placeName })}</p>
      )}
    </PickerSurface>
  );
}

export default memo(WherePicker);
