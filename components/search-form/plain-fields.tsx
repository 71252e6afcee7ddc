import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { FormCatalogue } from '@/components/stay/form-catalogue';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { defaultRoom, roomLimits, writeRoom } from '@/lib/stay/rooms';
import { DEFAULT_CATEGORY } from '@/lib/stay/search-category';
import type { Stay } from '@/lib/stay/search-params';
import { guestsText } from './where-text';

export interface PlainFieldsProps {
  catalogue: FormCatalogue | null;
  /** What the page has searched for; absent where nothing has been searched yet. */
  search?: Stay;
}

/** The search as native fields, with the names of the address, for where no script runs or the pickers did not load. */
export function PlainFields({ catalogue, search }: PlainFieldsProps) {
  const form = useTranslations('search.form');
  const stay = useTranslations('common.stay');
  // The address means a region where it names no category.
  const regions = catalogue?.categories.find(({ category }) => category === DEFAULT_CATEGORY)?.details ?? [];
  const { maxRooms, minAdults, maxAdults, maxMinor } = roomLimits;
  const occupancies = Array.from({ length: maxAdults - minAdults + 1 }, (_, index) => minAdults + index).flatMap(
    (adults) => Array.from({ length: maxMinor + 1 }, (_, minor) => ({ adults, minor })),
  );
  const roomValues = (search?.rooms ?? [defaultRoom]).map(writeRoom);
  const options = occupancies.map((room) => ({ value: writeRoom(room), label: guestsText([room], stay) }));
  return (
    <div
      className={clsx(
        'col-span-full grid grid-cols-1 gap-4 bg-paper p-5 sm:grid-cols-2 lg:grid-cols-3',
        catalogue && 'lg:col-span-3',
      )}
    >
      {catalogue && (
        <SelectField
          name="detail"
          label={form('where')}
          emptyLabel={form('anyHotel')}
          defaultValue={search?.category === DEFAULT_CATEGORY ? search.detail : ''}
          options={regions.map(({ detail, name }) => ({ value: detail, label: name }))}
        />
      )}
      {catalogue && catalogue.hotels.length > 0 && (
        <SelectField
          name="hotel"
          label={form('hotel')}
          emptyLabel={form('anyHotel')}
          defaultValue={search?.hotelIds[0] ?? ''}
          options={catalogue.hotels.map(({ hotelId, hotelName }) => ({ value: hotelId, label: hotelName }))}
        />
      )}
      <TextField type="date" name="checkIn" label={form('checkIn')} defaultValue={search?.checkInDate} />
      <TextField type="date" name="checkOut" label={form('checkOut')} defaultValue={search?.checkOutDate} />
      {Array.from({ length: maxRooms }, (_, index) => index + 1).map((number) => (
        <SelectField
          key={number}
          name="room"
          label={form('room', { number })}
          emptyLabel={number === 1 ? undefined : form('noRoom')}
          defaultValue={roomValues[number - 1] ?? ''}
          options={options}
        />
      ))}
    </div>
  );
}
