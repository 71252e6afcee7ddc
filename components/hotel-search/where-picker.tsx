'use client';

import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { categoryDetailAtom, searchStateAtom, selectedCategoryAtom, selectedHotelsAtom } from '@/lib/stay/search-atoms';
import { ALL_DETAILS, DEFAULT_CATEGORY } from '@/lib/stay/search-params';
import { detailName, type FormCatalogue, hotelsOf } from './form-catalogue';
import { PickerSurface } from './picker-surface';
import type { SearchTexts } from './search-texts';
import { whereText } from './where-text';

export interface WherePickerProps {
  texts: SearchTexts;
  catalogue: FormCatalogue;
  onClose: () => void;
}

const chipClass =
  'inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-stone-deep px-4 text-sm transition-colors duration-150 ' +
  'hover:border-ink has-checked:border-pine has-checked:bg-pine has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-brass has-focus-visible:outline-offset-3';

/** Category, its detail, and the hotels there: a guest may stop at any of the three. */
export default function WherePicker({ texts, catalogue, onClose }: WherePickerProps) {
  const { form } = texts;
  const state = useAtomValue(searchStateAtom);
  const [category, setCategory] = useAtom(selectedCategoryAtom);
  const [detail, setDetail] = useAtom(categoryDetailAtom);
  const setHotels = useSetAtom(selectedHotelsAtom);
  const here = hotelsOf(catalogue, category, detail);
  const chosen = state.selectedHotels;

  const choosePlace = (nextCategory: string, nextDetail: string) => {
    setCategory(nextCategory);
    setDetail(nextDetail);
    const inPlace = hotelsOf(catalogue, nextCategory, nextDetail).map(({ hotelId }) => hotelId);
    setHotels(chosen.filter(({ hotelId }) => inPlace.includes(hotelId)));
  };
  const chooseEverything = () => {
    setCategory(DEFAULT_CATEGORY);
    setDetail(ALL_DETAILS);
    setHotels([]);
  };
  const toggleHotel = (hotelId: string, hotelName: string) => {
    const without = chosen.filter((hotel) => hotel.hotelId !== hotelId);
    setHotels(without.length < chosen.length ? without : [...chosen, { hotelId, hotelName }]);
  };

  return (
    <PickerSurface
      title={form.where}
      closeLabel={form.close}
      doneLabel={form.done}
      onClose={onClose}
      summary={whereText(state, catalogue, texts)}
    >
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="space-y-6">
          <label className={chipClass}>
            <input
              type="radio"
              name="place"
              className="sr-only"
              checked={detail === ALL_DETAILS && chosen.length === 0}
              onChange={chooseEverything}
            />
            {form.anyHotel}
          </label>
          {catalogue.categories.map((entry) => (
            <fieldset key={entry.category}>
              <legend className="eyebrow mb-3">{entry.name}</legend>
              <div className="flex flex-wrap gap-2">
                {entry.details.map((place) => (
                  <label key={place.detail} className={chipClass}>
                    <input
                      type="radio"
                      name="place"
                      className="sr-only"
                      checked={category === entry.category && detail === place.detail}
                      onChange={() => choosePlace(entry.category, place.detail)}
                    />
                    {place.name}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <fieldset>
          <legend className="eyebrow mb-3">
            {form.hotel}
            <span className="sr-only"> {detailName(catalogue, category, detail) ?? form.anyHotel}</span>
          </legend>
          <div className="divide-y divide-stone border-stone border-y lg:max-h-72 lg:overflow-y-auto">
            {here.map(({ hotelId, hotelName, cityName }) => (
              <label
                key={hotelId}
                className="flex min-h-control cursor-pointer items-center gap-3 px-1 py-2 hover:bg-stone-soft"
              >
                <input
                  type="checkbox"
                  className="tick rounded-sm"
                  checked={chosen.some((hotel) => hotel.hotelId === hotelId)}
                  onChange={() => toggleHotel(hotelId, hotelName)}
                />
                <span className="min-w-0 flex-1">{hotelName}</span>
                <span className="text-ink-muted text-xs">{cityName}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </PickerSurface>
  );
}
