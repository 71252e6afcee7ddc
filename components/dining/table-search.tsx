import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { ReadTableRequest } from '@/lib/dining/table-params';
import type { RestaurantDetail } from '@/lib/hub/contract/dining';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { addDays } from '@/lib/stay/dates';

export interface TableSearchProps {
  locale: string;
  restaurant: Pick<RestaurantDetail, 'restaurantId' | 'minParty' | 'maxParty' | 'bookingDays'>;
  request: ReadTableRequest;
  /** The day that is shown. */
  date: string;
  today: string;
}

/** Party and typed day, sent by the browser itself; days of rest and full ones are answered with ways on. */
export function TableSearch({ locale, restaurant, request, date, today }: TableSearchProps) {
  const t = useTranslations('dining');
  const { restaurantId, minParty, maxParty, bookingDays } = restaurant;
  const parties = Array.from({ length: maxParty - minParty + 1 }, (_, index) => minParty + index);
  return (
    <form
      // Anew for another day or party: the fields show what the address says, also after Back.
      key={`${date} ${request.party}`}
      method="get"
      action={localizedPath(locale, paths.restaurantTable(restaurantId))}
      className="grid items-end gap-x-5 gap-y-5 sm:grid-cols-[minmax(0,10rem)_minmax(0,14rem)_auto] sm:justify-start"
    >
      <SelectField
        label={t('detail.party')}
        name="party"
        defaultValue={String(Math.min(request.party, maxParty))}
        options={parties.map((party) => ({ value: String(party), label: t('table.guests', { count: party }) }))}
      />
      <TextField
        label={t('detail.date')}
        name="date"
        type="date"
        defaultValue={date}
        min={today}
        max={addDays(today, bookingDays)}
        required
      />
      {request.changing && <input type="hidden" name="changing" value={request.changing} />}
      <Button type="submit" variant="secondary">
        {t('table.show')}
      </Button>
    </form>
  );
}
