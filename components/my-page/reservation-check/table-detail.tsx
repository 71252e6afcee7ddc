import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { CancelTable } from '@/components/reservation/cancel-table';
import { CancelledFee, CancelledResult } from '@/components/reservation/cancelled-result';
import { ContactLines } from '@/components/reservation/contact-lines';
import { SaveCalendarButton } from '@/components/reservation/device-buttons';
import { MailAgain } from '@/components/reservation/mail-again';
import { Badge } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import { formatKrw } from '@/components/ui/price';
import { Section } from '@/components/ui/section';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { formatSeoulInstant, formatShortDay, seoulMoment } from '@/lib/dates/format';
import { tableCalendarFile } from '@/lib/dining/table-calendar-file';
import { writeTableParams } from '@/lib/dining/table-params';
import { guestName } from '@/lib/hub/contract/guest-name';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { statusTone } from '@/lib/my-page/reservation-views';
import { hubCall } from '@/lib/routes/hub-calls';
import { paths } from '@/lib/routes/paths';

export function TableDetailView({ table, isChanged }: { table: TableReservationDetail; isChanged: boolean }) {
  const t = useTranslations('myPage.tables');
  const locale = useLocale();
  const { status, cancelledAt, cancellationFeeKrw } = table;
  return (
    <article className="flex flex-col gap-14">
      {status === 'cancelled' && cancelledAt !== null && (
        <CancelledResult cancelledAt={formatSeoulInstant(cancelledAt, locale)}>
          <CancelledFee feeKrw={cancellationFeeKrw} />
        </CancelledResult>
      )}
      <div>
        {isChanged && status === 'confirmed' && (
          <Notice tone="success" live className="mb-8">
            {t('changed')}
          </Notice>
        )}
        <PageHeading eyebrow={table.cuisine} title={table.restaurantName} lead={table.hotelName}>
          <p className="mt-4">
            <Badge tone={statusTone[status]}>{t(`status.${status}`)}</Badge>
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
      <TableChanges table={table} />
      <NextSteps table={table} />
    </article>
  );
}

function NextSteps({ table }: { table: TableReservationDetail }) {
  const t = useTranslations('myPage.tables');
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-stone-deep border-t pt-8 print:hidden">
      {table.status === 'confirmed' && <SaveCalendarButton label={t('saveCalendar')} file={tableCalendarFile(table)} />}
      {table.status === 'confirmed' && (
        <MailAgain of="dining" booker="member" number={table.tableReservationNo} email={table.contact.email} />
      )}
      <ButtonLink prefetch href={localizedPath(locale, paths.restaurant(table.restaurantId))} variant="secondary">
        {t('restaurantLink')}
      </ButtonLink>
      <TextLink href={localizedPath(locale, paths.myPageReservationCheck.diningReservation())}>{t('back')}</TextLink>
    </div>
  );
}

function TableFacts({ table }: { table: TableReservationDetail }) {
  const t = useTranslations('myPage.tables');
  const words = useTranslations('myPage.reservation');
  const locale = useLocale();
  const { contact, telephone, occasion, changedAt } = table;
  return (
    <DescriptionList
      items={[
        { term: t('number'), description: table.tableReservationNo, strong: true },
        {
          term: t('when'),
          description: t('momentKst', { day: formatShortDay(table.date, locale), time: table.time }),
        },
        { term: t('party'), description: t('guests', { count: table.party }) },
        { term: t('where'), description: `${table.hotelName}\u00A0· ${table.location}` },
        { term: words('address'), description: table.address },
        { term: words('telephone'), description: <TelephoneLink number={telephone} /> },
        { term: t('dress'), description: table.dressCode },
        { term: t('guest'), description: guestName(table) },
        { term: t('contact'), description: <ContactLines contact={contact} /> },
        { term: t('occasion'), description: occasion === 'none' ? null : t(`occasions.${occasion}`) },
        { term: t('requests'), description: table.requests === '' ? t('noRequests') : table.requests },
        { term: t('bookedAt'), description: words('instant', seoulMoment(table.bookedAt, locale)) },
        {
          term: t('changedAt'),
          description: changedAt === null ? null : words('instant', seoulMoment(changedAt, locale)),
        },
      ]}
    />
  );
}

function TableChanges({ table }: { table: TableReservationDetail }) {
  const t = useTranslations('myPage.tables');
  const words = useTranslations('myPage.reservation');
  const locale = useLocale();
  const { tableReservationNo, restaurantId, status, party, date } = table;
  const isOpen = status === 'confirmed';
  const penalty = formatKrw(table.penaltyKrw, locale);
  const terms =
    table.penaltyKrw === 0
      ? t('freeAlways')
      : table.cancelNowKrw > 0
        ? t('feeNow', { penalty })
        : t('freeUntil', { instant: words('instant', seoulMoment(table.freeUntil, locale)), penalty });
  return (
    // Keeps its place in the tree when cancelled: the button moves the focus to the result.
    <Section rule={isOpen} title={isOpen ? t('changesTitle') : undefined}>
      {isOpen && <p className="max-w-reading">{terms}</p>}
      {table.changeableYn === 'N' && table.cancellableYn === 'Y' && (
        <p className="mt-3 max-w-reading text-ink-soft">{t('notChangeable')}</p>
      )}
      <div className={clsx('flex flex-wrap gap-3 print:hidden', isOpen && 'mt-8')}>
        {table.changeableYn === 'Y' && (
          <ButtonLink
            variant="secondary"
            href={localizedPath(
              locale,
              paths.restaurantTable(restaurantId, writeTableParams({ party, date, changing: tableReservationNo })),
            )}
          >
            {t('change')}
          </ButtonLink>
        )}
        <CancelTable table={table} path={hubCall('cancelTableReservation', { tableReservationNo })} />
        {isOpen && table.cancellableYn === 'N' && <p className="text-ink-soft">{t('notCancellable')}</p>}
      </div>
    </Section>
  );
}
