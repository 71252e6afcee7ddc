import { useLocale, useTranslations } from 'next-intl';
import { ContactLines } from '@/components/reservation/contact-lines';
import { DescriptionList } from '@/components/ui/description-list';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { guestName } from '@/lib/booking/guest-name';
import { formatShortDay, seoulMoment } from '@/lib/dates/format';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';

export function TableFacts({ table }: { table: TableReservationDetail }) {
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
        {
          term: words('telephone'),
          description: <TelephoneLink number={telephone} />,
        },
        { term: t('dress'), description: table.dressCode },
        { term: t('guest'), description: guestName(table) },
        {
          term: t('contact'),
          description: <ContactLines contact={contact} />,
        },
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
