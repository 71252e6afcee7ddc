import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TableList } from '@/components/my-page/reservation-check/table-list';
import { PageHeading } from '@/components/ui/page-heading';
import type { Locale } from '@/lib/i18n/languages';
import { pageMetadata } from '@/lib/i18n/page-metadata';
import { reservationViewOf } from '@/lib/my-page/reservation-views';
import { paths } from '@/lib/paths';
import { seoulToday } from '@/lib/stay/dates';

interface DiningReservationPageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ view?: string | string[] }>;
}

export async function generateMetadata({ params }: DiningReservationPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage.tables' });
  const path = paths.myPageReservationCheck.diningReservation();
  return pageMetadata({ locale, path, title: t('title'), description: t('description'), index: false });
}

export default async function DiningReservationPage({ params, searchParams }: DiningReservationPageProps) {
  const [{ locale }, { view }] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'myPage.tables' });
  return (
    <>
      <PageHeading title={t('title')} className="mb-8" />
      <TableList locale={locale} view={reservationViewOf(view)} todaySeoul={seoulToday(new Date())} />
    </>
  );
}
