import { useTranslations } from 'next-intl';
import { memo, useRef, useState } from 'react';
import { guestsText } from '@/components/stay/guests-text';
import { MinorAges } from '@/components/stay/minor-ages';
import { Button } from '@/components/ui/button';
import { Stepper } from '@/components/ui/stepper';
import {
  areAgesSaid,
  defaultRoom,
  isCrowded,
  type RoomOccupancy,
  roomLimits,
  splitFullestRoom,
  withChosenAges,
  withMinors,
} from '@/lib/stay/rooms';
import { type PickerProps, PickerSurface } from './picker-surface';

/** Up to three rooms and who sleeps in each. Ages that are not chosen are asked for once, when it is to be closed. */
function GuestsPicker({ cell, value, onChange, onClose }: PickerProps) {
  const form = useTranslations('search.form');
  const stay = useTranslations('common.stay');
  const { rooms } = value;
  const setRooms = (next: RoomOccupancy[]) => onChange((now) => ({ ...now, rooms: next }));
  const { maxRooms, minAdults, maxAdults, minMinor, maxMinor } = roomLimits;
  const setRoom = (index: number, room: RoomOccupancy) =>
    setRooms(rooms.map((other, at) => (at === index ? room : other)));
  const [isAsked, setAsked] = useState(false);
  const isMissing = !areAgesSaid(rooms);
  const split = splitFullestRoom(rooms);
  const crowdedNote = rooms.length < maxRooms ? form('roomCrowded') : form('roomsCrowded', { count: maxRooms });
  const note = isCrowded(rooms) ? crowdedNote : form('roomLimits');
  const ages = useTranslations('common.ages');
  const list = useRef<HTMLDivElement>(null);
  const removeRoom = (index: number) => {
    setRooms(rooms.filter((_, at) => at !== index));
    // The button that was pressed is gone; the count of the room before it stays in the same place.
    list.current
      ?.querySelectorAll<HTMLElement>('fieldset')
      [Math.max(0, index - 1)]?.querySelector<HTMLElement>('[role="spinbutton"]')
      ?.focus();
  };
  const mayGoOn = () => {
    if (!isMissing || isAsked) return true;
    setAsked(true);
    [...(list.current?.querySelectorAll('select') ?? [])].find((select) => select.value === '')?.focus();
    return false;
  };
  const stepLabels = (room: string, what: string) => ({
    decreaseLabel: `${room}: ${form('fewer', { what })}`,
    increaseLabel: `${room}: ${form('more', { what })}`,
  });

  return (
    <PickerSurface
      cell={cell}
      title={form('guests')}
      onClose={onClose}
      mayGoOn={mayGoOn}
      width="content"
      summary={`${stay('rooms', { count: rooms.length })}\u00A0· ${guestsText(rooms, stay)}`}
    >
      <div ref={list} className="grid gap-x-12 gap-y-8 max-lg:grid-cols-1 lg:auto-cols-[20rem] lg:grid-flow-col">
        {rooms.map((room, index) => {
          const { adults, minor } = room;
          const roomNumber = index + 1;
          const name = form('room', { number: roomNumber });
          return (
            <fieldset key={roomNumber} className="space-y-4">
              <legend className="mb-4 flex w-full items-center justify-between gap-4 border-stone border-b pb-2">
                <span className="eyebrow">{name}</span>
                {rooms.length > 1 && (
                  <button
                    type="button"
                    onClick={() => removeRoom(index)}
                    className="min-h-11 text-ink-muted text-xs underline underline-offset-4 hover:text-ink"
                  >
                    {form('removeRoom', { number: roomNumber })}
                  </button>
                )}
              </legend>
              <Stepper
                label={form('adults')}
                value={adults}
                min={minAdults}
                max={maxAdults}
                onChange={(count) => setRoom(index, { ...room, adults: count })}
                {...stepLabels(name, form('adults'))}
              />
              <Stepper
                label={form('minors')}
                hint={form('minorsHint')}
                value={minor}
                min={minMinor}
                max={maxMinor}
                onChange={(count) => setRoom(index, withMinors(room, count))}
                {...stepLabels(name, form('minors'))}
              />
              <MinorAges
                room={room}
                onChange={(chosen) => setRoom(index, withChosenAges(room, chosen))}
                showMissing={isAsked}
              />
            </fieldset>
          );
        })}
      </div>
      <div className="mt-8 flex flex-wrap items-start gap-x-6 gap-y-3">
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setRooms([...rooms, defaultRoom])}
          disabledReason={rooms.length >= maxRooms ? form('mostRooms', { count: maxRooms }) : undefined}
        >
          {form('addRoom')}
        </Button>
        {split !== null && (
          <Button variant="secondary" size="sm" onClick={() => setRooms(split)}>
            {form('splitRooms', { rooms: stay('rooms', { count: split.length }) })}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="mt-5 max-w-prose lg:max-w-80 text-ink-muted text-sm">
        {note}
      </p>
      <div aria-live="polite">
        {isAsked && isMissing && (
          <p className="mt-3 max-w-prose text-sm lg:max-w-80">{ages('ask', { done: form('done') })}</p>
        )}
      </div>
    </PickerSurface>
  );
}

export default memo(GuestsPicker);
