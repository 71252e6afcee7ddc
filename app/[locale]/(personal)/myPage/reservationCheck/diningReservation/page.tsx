import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TableList } from '@/components/my-page/reservation-check/table-list';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import type { Locale } from '@/lib/i18n/languages';
import { entryMetadata, openEntry } from '@/lib/my-page/entry-page';
import { reservationViewOf } from '@/lib/my-page/reservation-views';
import { seoulToday } from '@/lib/stay/dates';

interface DiningReservationPageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ view?: string | string[] }>;
}

export async function generateMetadata({ params }: DiningReservationPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage.tables' });
  return entryMetadata(locale, 'diningReservation', t('description'));
}

export default async function DiningReservationPage({ params, searchParams }: DiningReservationPageProps) {
  const [{ locale }, { view }] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  if ((await openEntry('diningReservation')) === null) return null;
  return (
    <>
      <EntryHeading entry="diningReservation" className="mb-8" />
      <TableList locale={locale} view={reservationViewOf(view)} todaySeoul={seoulToday(new Date())} />
    </>
  );
}
