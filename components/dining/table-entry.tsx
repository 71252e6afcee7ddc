import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import type { RestaurantDetail } from '@/lib/hub/contract/dining';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export interface TableEntryProps {
  locale: Locale;
  restaurant: Pick<RestaurantDetail, 'restaurantId' | 'minParty' | 'maxParty' | 'telephone'>;
}

/** The party size, as a native GET form: the next page has the calendar, at the nearest day with a table. */
export async function TableEntry({ locale, restaurant }: TableEntryProps) {
  const t = await getTranslations({ locale, namespace: 'dining' });
  const { restaurantId, minParty, maxParty, telephone } = restaurant;
  const parties = Array.from({ length: maxParty - minParty + 1 }, (_, index) => minParty + index);
  return (
    <form
      method="get"
      action={localizedPath(locale, paths.restaurantTable(restaurantId))}
      className="grid grid-cols-1 items-end gap-5 border-brass border-t pt-6"
    >
      <SelectField
        label={t('detail.party')}
        name="party"
        defaultValue={String(Math.min(2, maxParty))}
        options={parties.map((party) => ({ value: String(party), label: t('table.guests', { count: party }) }))}
      />
      <Button type="submit">{t('detail.find')}</Button>
      <p className="text-ink-muted text-sm">{t('detail.partyLimit', { max: maxParty, telephone })}</p>
    </form>
  );
}
