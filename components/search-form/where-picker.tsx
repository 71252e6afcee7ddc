import { useAtom, useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { memo, type Ref, useImperativeHandle, useRef } from 'react';
import { detailName, type FormCatalogue } from '@/components/stay/form-catalogue';
import { categoryDetailAtom, searchStateAtom, selectedCategoryAtom, selectedHotelsAtom } from '@/lib/stay/search-atoms';
import { ChosenHotels } from './chosen-hotels';
import { HotelChoice } from './hotel-choice';
import type { PickerGuard } from './picker-guard';
import { PickerSurface } from './picker-surface';
import { PlaceChoice } from './place-choice';
import { hotelInCatalogue, whereText } from './where-text';

export interface WherePickerProps {
  locale: string;
  catalogue: FormCatalogue;
  onClose: () => void;
  /** Asked before anything goes on from here. */
  guard?: Ref<PickerGuard>;
}

/** Category, its detail, and hotels: a guest may stop at any of the three. Hotels that are chosen outrank the place. */
function WherePicker({ locale, catalogue, onClose, guard }: WherePickerProps) {
  const form = useTranslations('search.form');
  const place = useTranslations('search.place');
  const state = useAtomValue(searchStateAtom);
  const [category, setCategory] = useAtom(selectedCategoryAtom);
  const [detail, setDetail] = useAtom(categoryDetailAtom);
  const [stored, setHotels] = useAtom(selectedHotelsAtom);
  const chosen = stored.map((hotel) => hotelInCatalogue(catalogue, hotel));

  const placeName = detailName(catalogue, category, detail);
  const choice = useRef<PickerGuard>(null);
  const mayGoOn: PickerGuard = (how) => choice.current?.(how) ?? true;
  useImperativeHandle(guard, () => mayGoOn);

  return (
    <PickerSurface
      title={form('where')}
      closeLabel={form('close')}
      doneLabel={form('done')}
      onClose={onClose}
      mayGoOn={mayGoOn}
      minHeight="min-h-[37rem] sm:min-h-[33.75rem] lg:min-h-[27rem]"
      summary={whereText(state, catalogue, form)}
    >
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[2fr_3fr] lg:gap-14">
        <PlaceChoice
          categories={catalogue.categories}
          category={category}
          detail={detail}
          onPlace={(nextCategory, nextDetail) => {
            setCategory(nextCategory);
            setDetail(nextDetail);
          }}
        />
        <div>
          <HotelChoice locale={locale} placeName={placeName} chosen={chosen} onChange={setHotels} guard={choice} />
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
