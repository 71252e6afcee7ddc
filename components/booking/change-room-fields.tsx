'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Fieldset } from '@/components/ui/fieldset';
import { Stepper } from '@/components/ui/stepper';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { ChangeForm } from '@/lib/booking/change-stay';
import { asksFamilyNameFirst } from '@/lib/booking/guest-name';
import { roomLimits } from '@/lib/stay/rooms';

type Room = ChangeForm['rooms'][number];

interface ChangeRoomFieldsProps {
  room: Room;
  /** From 1. */
  number: number;
  isOnly: boolean;
  roomTypeName: string;
  /** False once dates and occupancy stay as they are. */
  occupancyOpen: boolean;
  onChange: (change: Partial<Room>) => void;
}

/** Who sleeps in one room of a reservation, how many, and what is asked for it. */
export function ChangeRoomFields(props: ChangeRoomFieldsProps) {
  const { room, number, isOnly, roomTypeName, occupancyOpen, onChange } = props;
  const t = useTranslations('booking.form');
  const words = useTranslations('booking.change');
  const id = useId();
  const names = ['guestLastName', 'guestFirstName'] as const;
  const inOrder = asksFamilyNameFirst(useLocale()) ? names : names.toReversed();
  const counts = [
    { field: 'adults', min: roomLimits.minAdults, max: roomLimits.maxAdults },
    { field: 'minor', min: roomLimits.minMinor, max: roomLimits.maxMinor },
  ] as const;
  const legend = isOnly ? t('guestOfOnlyRoom') : t('guestOfRoom', { number });
  return (
    <Fieldset legend={legend} hint={roomTypeName}>
      {occupancyOpen && (
        <div className="mb-6 max-w-sm">
          {counts.map(({ field, min, max }) => (
            <Stepper
              key={field}
              label={words(field)}
              value={room[field]}
              min={min}
              max={max}
              onChange={(count) => onChange({ [field]: count })}
              decreaseLabel={words('fewer', { room: legend, kind: words(field) })}
              increaseLabel={words('more', { room: legend, kind: words(field) })}
            />
          ))}
        </div>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        {inOrder.map((name) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            label={name === 'guestLastName' ? t('lastName') : t('firstName')}
            value={room[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
            autoComplete="off"
            required
          />
        ))}
        <TextArea
          id={`${id}-requests`}
          label={isOnly ? t('requests') : t('requestsOfRoom', { number })}
          value={room.requests}
          onChange={(event) => onChange({ requests: event.target.value })}
          rows={2}
          className="sm:col-span-2"
        />
      </div>
    </Fieldset>
  );
}
