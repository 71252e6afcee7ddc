import { PointStatementPart } from '@/components/my-page/my-point/point-statement-part';
import { seoulToday } from '@/lib/dates/moment';
import { type LanguageCode, type Locale, languageOf } from '@/lib/i18n/languages';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import { routeParams } from '@/lib/metadata/route-props';
import { firstAnswer } from '@/lib/my-page/first-answer';
import { loadPointStatement } from '@/lib/my-page/load-point-statement';
import { loadPointBalance, loadPointMonths } from '@/lib/my-page/load-points';
import { type PointSearchParams, pointFilterOf } from '@/lib/my-page/point-filter';
import { settlesWithin } from '@/lib/my-page/settles-within';
import type { Load } from '@/lib/request/load';
import { answerUnavailable } from '@/lib/request/page-answer';
import { readKnownSession } from '@/lib/session/read-session';

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
  const { code } = languageOf(locale);
  const statement = loadPointStatement(code, filter, seoulToday(new Date()));
  if ((await readKnownSession()) === null) return null;
  if (await isNothingAnswered(statement, code)) {
    // The layout says it.
    answerUnavailable();
    return null;
  }
  return <PointStatementPart statement={statement} filter={filter} downloadFailed={query.download === 'failed'} />;
}

/** Longer than a statement usually takes. */
const STATEMENT_MS = 500;

/**
 * Did this page's call and those of its layout fail? The same questions as the layout's, asked once for both (React's `cache`).
 * A filter renders the page alone: then they are asked only where the statement is late or has failed.
 */
async function isNothingAnswered(statement: Promise<Load<unknown>>, code: LanguageCode): Promise<boolean> {
  if ((await settlesWithin(statement, STATEMENT_MS)) && ['ready', 'renew'].includes((await statement).state))
    return false;
  return (await firstAnswer([statement, loadPointBalance(code), loadPointMonths()])) === 'unavailable';
}
