import { PointStatementPart } from '@/components/my-page/my-point/point-statement-part';
import { seoulToday } from '@/lib/dates/moment';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import { routeParams } from '@/lib/metadata/route-props';
import { nameLoadOfPage } from '@/lib/my-page/load-of-page';
import { loadPointStatement } from '@/lib/my-page/load-point-statement';
import { type PointSearchParams, pointFilterOf } from '@/lib/my-page/point-filter';
import { readMember } from '@/lib/session/read-session';

interface PointInfoPageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<PointSearchParams>;
}

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.pointInfo'),
  t('myPage.points.description'),
]);

export default async function PointInfoPage({ params, searchParams }: PointInfoPageProps) {
  const [{ locale }, query] = await Promise.all([routeParams(params), searchParams]);
  const filter = pointFilterOf(query);
  const statement = loadPointStatement(languageOf(locale).code, filter, seoulToday(new Date()));
  // Before anything that the layout waits for too, which then finds it.
  nameLoadOfPage(statement);
  if ((await readMember()) === null) return null;
  return <PointStatementPart statement={statement} filter={filter} downloadFailed={query.download === 'failed'} />;
}
