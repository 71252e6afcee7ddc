import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Glyph } from '@/components/ui/glyph';
import type { HotelRef } from '@/lib/stay/search-state';

export interface ChosenHotelsProps {
  hotels: readonly HotelRef[];
  onChange: (hotels: HotelRef[]) => void;
}

/** The chosen hotels with a way to give each of them up; the focus stays in the row while there is one left. */
export function ChosenHotels({ hotels, onChange }: ChosenHotelsProps) {
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
