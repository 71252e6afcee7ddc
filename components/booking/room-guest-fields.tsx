'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Fieldset } from '@/components/ui/fieldset';
import { TextField } from '@/components/ui/text-field';
import type { GuestForm } from '@/lib/booking/guest-form';
import { asksFamilyNameFirst } from '@/lib/booking/guest-name';
import { fieldIdOf } from './field-id';

interface RoomGuestFieldsProps {
  formId: string;
  /** Position of the room in the booking, from 0. */
  index: number;
  isOnly: boolean;
  initial: GuestForm['rooms'][number] | undefined;
  register: UseFormRegister<GuestForm>;
  errors: FieldErrors<GuestForm['rooms'][number]> | undefined;
}

/** Who sleeps in one room; family name first where the reader's language says it first. */
export function RoomGuestFields({ formId, index, isOnly, initial, register, errors }: RoomGuestFieldsProps) {
  const t = useTranslations('booking.form');
  const names = ['guestLastName', 'guestFirstName'] as const;
  const inOrder = asksFamilyNameFirst(useLocale()) ? names : names.toReversed();
  return (
    <Fieldset
      legend={isOnly ? t('guestOfOnlyRoom') : t('guestOfRoom', { number: index + 1 })}
      hint={index === 0 ? t('nameHint') : undefined}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        {inOrder.map((name) => (
          <TextField
            key={name}
            {...register(`rooms.${index}.${name}`)}
            id={fieldIdOf(formId, `rooms.${index}.${name}`)}
            label={name === 'guestLastName' ? t('lastName') : t('firstName')}
            error={errors?.[name]?.message}
            defaultValue={initial?.[name]}
            autoComplete={index === 0 ? (name === 'guestLastName' ? 'family-name' : 'given-name') : 'off'}
            required
          />
        ))}
      </div>
    </Fieldset>
  );
}
