import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PointInfo } from '@/components/my-page/my-point/point-info';
import { EntryHeading } from '@/components/my-page/shell/entry-heading';
import type { Locale } from '@/lib/i18n/languages';
import { entryMetadata, openEntry } from '@/lib/my-page/entry-page';
import { type PointSearchParams, pointFilterOf } from '@/lib/my-page/point-filter';
import { seoulToday } from '@/lib/stay/dates';

interface PointInfoPageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<PointSearchParams>;
}

export async function generateMetadata({ params }: PointInfoPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'myPage.points' });
  return entryMetadata(locale, 'pointInfo', t('description'));
}

export default async function PointInfoPage({ params, searchParams }: PointInfoPageProps) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  if ((await openEntry('pointInfo')) === null) return null;
  return (
    <>
      <EntryHeading entry="pointInfo" className="mb-10" />
      <PointInfo
        locale={locale}
        filter={pointFilterOf(query)}
        todaySeoul={seoulToday(new Date())}
        downloadFailed={query.download === 'failed'}
      />
    </>
  );
}
