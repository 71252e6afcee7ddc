import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card, type CardProps } from '@/components/ui/card';
import { formatShortDay } from '@/lib/dates/format';
import type { TableReservationSummary } from '@/lib/hub/contract/table-reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { statusTone } from '@/lib/my-page/reservation-views';
import { paths } from '@/lib/routes/paths';

export interface TableCardProps extends Pick<CardProps, 'layout' | 'above' | 'actions' | 'priority' | 'titleLevel'> {
  table: TableReservationSummary;
}

export function TableCard({ table, ...card }: TableCardProps) {
  const t = useTranslations('myPage.tables');
  const locale = useLocale();
  const { tableReservationNo, restaurantName, hotelName, cuisine, picture, status, date, time, party } = table;
  return (
    <Card
      titleLevel={2}
      {...card}
      href={localizedPath(locale, paths.myPageReservationCheck.diningReservationDetail(tableReservationNo))}
      picture={{ ...picture, alt: '' }}
      sizes="(min-width: 48rem) 50vw, 100vw"
      eyebrow={cuisine}
      title={restaurantName}
      meta={
        <>
          <p className="tabular">{t('moment', { day: formatShortDay(date, locale), time })}</p>
          <p className="text-ink-muted">
            {t('guests', { count: party })}
            <span aria-hidden="true">&nbsp;· </span>
            {hotelName}
          </p>
        </>
      }
      footer={<Badge tone={statusTone[status]}>{t(`status.${status}`)}</Badge>}
    />
  );
}
