import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TableDetailView } from '@/components/my-page/reservation-check/table-detail';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { pageMetadata } from '@/lib/i18n/page-metadata';
import { loadMemberPage, memberQuestions, saysNotFound } from '@/lib/my-page/load-member-queries';

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
  const answers = await loadMemberPage([memberQuestions.tableDetail(tableReservationNo, languageOf(locale).code)]);
  if (saysNotFound(answers)) notFound();
  return (
    <HydrationBoundary state={answers}>
      <TableDetailView
        key={tableReservationNo}
        tableReservationNo={tableReservationNo}
        isChanged={done === 'changed'}
      />
    </HydrationBoundary>
  );
}
