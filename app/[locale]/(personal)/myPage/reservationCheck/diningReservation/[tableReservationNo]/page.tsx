import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TableDetailView } from '@/components/my-page/reservation-check/table-detail';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { KnownCancellation } from '@/components/reservation/known-cancellation';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { loadTable } from '@/lib/my-page/load-table';
import { isNotFound } from '@/lib/my-page/member-load';

interface TablePageProps {
  params: Promise<{ locale: Locale; tableReservationNo: string }>;
  searchParams: Promise<{ done?: string | string[] }>;
}

export async function generateMetadata({ params }: TablePageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage.tables' });
  return pageMetadata({ locale, path: null, title: t('detailTitle'), description: t('description'), index: false });
}

export default async function TableReservationPage({ params, searchParams }: TablePageProps) {
  const [{ locale, tableReservationNo }, { done }] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  const load = loadTable(tableReservationNo, languageOf(locale).code);
  if (isNotFound(await load)) notFound();
  return (
    <MemberAnswer load={load} known={<KnownCancellation locale={locale} reservationNo={tableReservationNo} />}>
      {(table) => (
        <TableDetailView key={tableReservationNo} locale={locale} table={table} isChanged={done === 'changed'} />
      )}
    </MemberAnswer>
  );
}
