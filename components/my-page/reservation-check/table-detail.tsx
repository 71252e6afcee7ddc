'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { CancelledNotice } from '@/components/reservation/cancelled-notice';
import { SaveCalendarButton } from '@/components/reservation/save-calendar-button';
import { Badge } from '@/components/ui/badge';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import { formatKrw } from '@/components/ui/price';
import { tableCalendarFile } from '@/lib/dining/table-calendar-file';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { useTableDetail } from '@/lib/my-page/member-atoms';
import { tableStatusTone } from '@/lib/my-page/table-views';
import { paths } from '@/lib/paths';
import { MemberContent } from '../shell/member-content';
import { ReservationDetailSkeleton } from './reservation-detail-skeleton';
import { ReservationNotFound } from './reservation-not-found';
import { TableChanges } from './table-changes';
import { TableFacts } from './table-facts';

export interface TableDetailProps {
  tableReservationNo: string;
  /** It has just been moved, by the page before. */
  isChanged: boolean;
}

/** One table with everything that was agreed, and the ways to move it or give it up. */
export function TableDetailView({ tableReservationNo, isChanged }: TableDetailProps) {
  const t = useTranslations('myPage.tables');
  const locale = useLocale();
  const result = useTableDetail(tableReservationNo, languageOf(locale).code);
  const [cancelledFeeKrw, setCancelledFeeKrw] = useState<number | null>(null);
  const onCancelled = useCallback((feeKrw: number) => setCancelledFeeKrw(feeKrw), []);
  return (
    <>
      {!result.data && <PageHeading title={t('detailTitle')} className="mb-10" />}
      <MemberContent
        result={result}
        skeleton={<ReservationDetailSkeleton />}
        notFound={<ReservationNotFound of="tables" />}
      >
        {(table) => (
          <article className="flex flex-col gap-14">
            <div>
              {cancelledFeeKrw !== null && <TableCancelled feeKrw={cancelledFeeKrw} />}
              {isChanged && table.status === 'confirmed' && (
                <Notice tone="success" live className="mb-8">
                  {t('changed')}
                </Notice>
              )}
              <PageHeading eyebrow={table.cuisine} title={table.restaurantName} lead={table.hotelName}>
                <p className="mt-4">
                  <Badge tone={tableStatusTone[table.status]}>{t(`status.${table.status}`)}</Badge>
                </p>
              </PageHeading>
              <Picture
                picture={table.picture}
                alt=""
                sizes="(min-width: 1201px) 900px, 100vw"
                priority
                className="mt-8 mb-8 aspect-landscape rounded-sm md:aspect-[21/9] print:hidden"
              />
              <TableFacts table={table} />
            </div>
            <TableChanges table={table} onCancelled={onCancelled} />
            <WaysOn table={table} />
          </article>
        )}
      </MemberContent>
    </>
  );
}

function TableCancelled({ feeKrw }: { feeKrw: number }) {
  const t = useTranslations('common.cancel');
  const locale = useLocale();
  return (
    <CancelledNotice>{feeKrw === 0 ? t('doneFree') : t('doneFee', { fee: formatKrw(feeKrw, locale) })}</CancelledNotice>
  );
}

function WaysOn({ table }: { table: TableReservationDetail }) {
  const t = useTranslations('myPage.tables');
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-stone-deep border-t pt-8 print:hidden">
      {table.status === 'confirmed' && <SaveCalendarButton label={t('saveCalendar')} file={tableCalendarFile(table)} />}
      <ButtonLink href={localizedPath(locale, paths.restaurant(table.restaurantId))} variant="secondary">
        {t('restaurantLink')}
      </ButtonLink>
      <TextLink href={localizedPath(locale, paths.myPageReservationCheck.diningReservation())} prefetch={false}>
        {t('back')}
      </TextLink>
    </div>
  );
}
