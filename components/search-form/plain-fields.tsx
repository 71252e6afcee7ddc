import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { FormCatalogue } from '@/components/stay/form-catalogue';
import { guestsText } from '@/components/stay/guests-text';
import { ageOptions } from '@/components/stay/minor-ages';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { PriceUnit } from '@/lib/stay/result-params';
import { agesField, defaultRoom, type RoomOccupancy, roomLimits, writeRoom } from '@/lib/stay/rooms';
import { DEFAULT_CATEGORY, type Stay } from '@/lib/stay/stay';

export interface PlainFieldsProps {
  catalogue: FormCatalogue | null;
  /** What the page has searched for; absent where nothing has been searched yet. */
  search?: Stay;
  /** Query of the search that the page shows, without `?`: what has no field here is sent along. */
  query: string;
  unit?: PriceUnit | undefined;
}

/** Without ages, which have fields of their own. */
const plainRoom = (room: RoomOccupancy | undefined) =>
  room === undefined ? '' : writeRoom({ adults: room.adults, minor: room.minor });

/** The search as native fields, with the names of the address, for where no script runs or the pickers did not load. */
export function PlainFields({ catalogue, search, query, unit }: PlainFieldsProps) {
  const form = useTranslations('search.form');
  const stay = useTranslations('common.stay');
  // The address means a region where it names no category.
  const regions = catalogue?.categories.find(({ category }) => category === DEFAULT_CATEGORY)?.details ?? [];
  const { maxRooms, minAdults, maxAdults, maxMinor } = roomLimits;
  const occupancies = Array.from({ length: maxAdults - minAdults + 1 }, (_, index) => minAdults + index).flatMap(
    (adults) => Array.from({ length: maxMinor + 1 }, (_, minor) => ({ adults, minor })),
  );
  const ages = useTranslations('common.ages');
  const rooms = search?.rooms ?? [defaultRoom];
  const own = ['checkIn', 'checkOut', 'room', 'unit', ...(catalogue ? ['category', 'detail', 'hotel'] : [])];
  const rest = [...new URLSearchParams(query)].filter(([name]) => !own.includes(name));
  const options = occupancies.map((room) => ({ value: writeRoom(room), label: guestsText([room], stay) }));
  return (
    <div
      className={clsx(
        'col-span-full grid grid-cols-1 gap-4 bg-paper p-5 sm:grid-cols-2 lg:grid-cols-3',
        catalogue && 'lg:col-span-3',
      )}
    >
      <HiddenFields query={rest} />
      {unit === 'points' && <input type="hidden" name="unit" value={unit} />}
      {catalogue && (
        <SelectField
          name="detail"
          label={form('where')}
          emptyLabel={form('anyHotel')}
          defaultValue={search?.category === DEFAULT_CATEGORY ? search.detail : ''}
          options={regions.map(({ detail, name }) => ({ value: detail, label: name }))}
        />
      )}
      {catalogue &&
        catalogue.hotels.length > 0 &&
        (search?.hotelIds.length ? search.hotelIds : ['']).map((chosen, index, { length }) => (
          <SelectField
            key={chosen}
            name="hotel"
            label={length > 1 ? `${form('hotel')}\u00A0${index + 1}` : form('hotel')}
            emptyLabel={form('anyHotel')}
            defaultValue={chosen}
            options={catalogue.hotels.map(({ hotelId, hotelName }) => ({ value: hotelId, label: hotelName }))}
          />
        ))}
      <TextField type="date" name="checkIn" label={form('checkIn')} defaultValue={search?.checkInDate} />
      <TextField type="date" name="checkOut" label={form('checkOut')} defaultValue={search?.checkOutDate} />
      {Array.from({ length: maxRooms }, (_, index) => index + 1).map((number) => (
        <SelectField
          key={number}
          name="room"
          label={form('room', { number })}
          emptyLabel={number === 1 ? undefined : form('noRoom')}
          defaultValue={plainRoom(rooms[number - 1])}
          options={options}
        />
      ))}
      <details className="col-span-full">
        <summary className="min-h-11 content-center text-sm underline underline-offset-4">{ages('ofChildren')}</summary>
        <p className="mb-3 text-ink-muted text-sm">{ages('hint')}</p>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          {Array.from({ length: maxRooms * maxMinor }, (_, index) => {
            const [room, child] = [Math.floor(index / maxMinor), index % maxMinor];
            return (
              <SelectField
                key={`${room}.${child}`}
                name={agesField(room)}
                label={`${form('room', { number: room + 1 })}\u00A0· ${ages('child', { number: child + 1 })}`}
                emptyLabel={ages('choose')}
                defaultValue={rooms[room]?.minorAges?.[child]}
                options={ageOptions(ages)}
              />
            );
          })}
        </div>
      </details>
    </div>
  );
}
