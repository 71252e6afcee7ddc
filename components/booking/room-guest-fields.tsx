import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SchemaField } from '@/components/layout/use-schema-form';
import { Button } from '@/components/ui/button';
import { Fieldset } from '@/components/ui/fieldset';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { RoomGuest } from '@/lib/booking/guest-form';
import { tidyGuestName } from '@/lib/hub/contract/typed-text';
import { languageOf } from '@/lib/i18n/languages';

interface RoomGuestFieldsProps {
  index: number;
  isOnly: boolean;
  field: (path: `rooms.${number}.${keyof RoomGuest}`, tidy?: (text: string) => string) => SchemaField;
  offer?: ReactNode;
  /** Copies the first room's guest; not for the first room. */
  onCopyLead?: () => void;
}

export function RoomGuestFields({ index, isOnly, field, offer, onCopyLead }: RoomGuestFieldsProps) {
  const t = useTranslations('booking.form');
  const common = useTranslations('common.form');
  const names = ['guestLastName', 'guestFirstName'] as const;
  const inOrder = languageOf(useLocale()).largestFirst ? names : names.toReversed();
  return (
    <Fieldset
      legend={isOnly ? t('guestOfOnlyRoom') : t('guestOfRoom', { number: index + 1 })}
      hint={index === 0 ? t('nameHint') : undefined}
    >
      {onCopyLead && (
        <Button variant="secondary" size="sm" className="mb-5" onClick={onCopyLead}>
          {t('copyLead')}
        </Button>
      )}
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        {inOrder.map((name) => (
          <TextField
            key={name}
            {...field(`rooms.${index}.${name}`, tidyGuestName)}
            label={name === 'guestLastName' ? t('lastName') : t('firstName')}
            autoComplete={index === 0 ? (name === 'guestLastName' ? 'family-name' : 'given-name') : 'off'}
            required
          />
        ))}
        <TextArea
          {...field(`rooms.${index}.requests`)}
          label={isOnly ? t('requests') : t('requestsOfRoom', { number: index + 1 })}
          mark={common('optional')}
          hint={index === 0 ? t('requestsHint') : undefined}
          rows={2}
          className="sm:col-span-2"
        />
        {offer}
      </div>
    </Fieldset>
  );
}
