import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import { formatShortDay } from '@/lib/dates/format';
import { writeTableParams } from '@/lib/dining/table-params';
import type { TableAlternative } from '@/lib/hub/contract/dining';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export interface TableAlternativesProps {
  alternatives: readonly TableAlternative[];
  party: number;
  restaurantId: string;
  changing: string | null;
}

export function TableAlternatives({ alternatives, party, restaurantId, changing }: TableAlternativesProps) {
  const t = useTranslations('dining.table');
  const locale = useLocale();
  // A table is moved within its restaurant.
  const ways = alternatives.filter((way) => changing === null || way.restaurantId === restaurantId);
  return (
    <ul className="divide-y divide-stone border-stone border-y">
      {ways.map(({ restaurantId: of, restaurantName, hotelName, date, time }) => (
        <li key={`${of} ${date} ${time}`}>
          <TextLink
            href={localizedPath(locale, paths.restaurantTable(of, writeTableParams({ party, date, time, changing })))}
            tone="plain"
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4"
          >
            <span className="tabular text-lg">{t('alternative', { day: formatShortDay(date, locale), time })}</span>
            <span className="text-ink-soft text-sm">
              {restaurantName}&nbsp;· {hotelName}
            </span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
