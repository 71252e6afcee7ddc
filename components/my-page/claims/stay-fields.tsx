import { useLocale, useTranslations } from 'next-intl';
import { boundFields } from '@/components/ui/bound-fields';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { SeoulDay } from '@/lib/dates/day';
import { formatLongDay, formatShortDay } from '@/lib/dates/format';
import type { ClaimableStays } from '@/lib/hub/contract/claim';
import { type ClaimField, type ClaimForm, readPastDay, TYPED_STAY } from '@/lib/my-page/claim-form';

export interface StayChoices extends ClaimableStays {
  today: SeoulDay;
}

interface StayFieldsProps {
  id: string;
  values: ClaimForm;
  choices: StayChoices;
  errorOf: (field: ClaimField) => string | undefined;
  onChange: (part: Partial<ClaimForm>) => void;
}

/** One of the member's past stays, or another hotel and days to type. */
export function StayFields({ id, values, choices, errorOf, onChange }: StayFieldsProps) {
  const t = useTranslations('centre.claim');
  const locale = useLocale();
  const field = boundFields<'stay' | 'hotelId' | 'checkIn' | 'checkOut'>({ id, values, onChange, errorOf });
  const rules = { ...choices, locale };
  const checkIn = readPastDay(values.checkIn, rules);
  const checkOut = readPastDay(values.checkOut, rules, checkIn);
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
      {values.stay === TYPED_STAY && (
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
