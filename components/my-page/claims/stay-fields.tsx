import { useLocale, useTranslations } from 'next-intl';
import type { SchemaField } from '@/components/layout/use-schema-form';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { SeoulDay } from '@/lib/dates/day';
import { formatLongDay, formatShortDay } from '@/lib/dates/format';
import type { ClaimableStays } from '@/lib/hub/contract/claim';
import { readPastDay, TYPED_STAY } from '@/lib/my-page/claim-form';

export interface StayChoices extends ClaimableStays {
  today: SeoulDay;
}

type StayField = 'stay' | 'hotelId' | 'checkIn' | 'checkOut';

interface StayFieldsProps {
  field: (name: StayField) => SchemaField;
  typedIn: (name: StayField) => string;
  choices: StayChoices;
}

export function StayFields({ field, typedIn, choices }: StayFieldsProps) {
  const t = useTranslations('centre.claim');
  const locale = useLocale();
  const rules = { ...choices, locale };
  const checkIn = readPastDay(typedIn('checkIn'), rules);
  const checkOut = readPastDay(typedIn('checkOut'), rules, checkIn);
  const day = (name: 'checkIn' | 'checkOut', read: SeoulDay | null) => (
    <TextField
      {...field(name)}
      label={t(name)}
      hint={read === null ? t('dayHint') : t('dayRead', { day: formatLongDay(read, locale) })}
      autoComplete="off"
    />
  );
  return (
    <>
      <SelectField
        {...field('stay')}
        label={t('stay')}
        hint={t('stayHint', { day: formatLongDay(choices.checkOutFrom, locale) })}
        emptyLabel={t('choose')}
        options={[
          ...choices.stays.map((stay) => ({
            value: stay.reservationNo,
            label: t(stay.claimNo === null ? 'stayOption' : 'stayClaimed', {
              hotel: stay.hotelName,
              checkIn: formatShortDay(stay.checkInDate, locale),
              checkOut: formatShortDay(stay.checkOutDate, locale),
              points: stay.earnedPoints,
            }),
          })),
          { value: TYPED_STAY, label: t('anotherStay') },
        ]}
      />
      {typedIn('stay') === TYPED_STAY && (
        <>
          <SelectField
            {...field('hotelId')}
            label={t('hotel')}
            emptyLabel={t('choose')}
            options={choices.hotels.map(({ hotelId, hotelName }) => ({ value: hotelId, label: hotelName }))}
          />
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
            {day('checkIn', checkIn)}
            {day('checkOut', checkOut)}
          </div>
        </>
      )}
    </>
  );
}
