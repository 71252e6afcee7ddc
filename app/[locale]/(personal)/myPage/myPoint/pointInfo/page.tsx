import { PointStatementPart } from '@/components/my-page/my-point/point-statement-part';
import { seoulToday } from '@/lib/dates/moment';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import { type QueryRouteProps, routeLanguage } from '@/lib/metadata/route-props';
import { firstAnswer } from '@/lib/my-page/first-answer';
import { loadPointStatement } from '@/lib/my-page/load-point-statement';
import { loadPointBalance, loadPointMonths } from '@/lib/my-page/load-points';
import { pointFilterOf } from '@/lib/my-page/point-filter';
import { isSoftRequest } from '@/lib/navigation/soft-request';
import { answerUnavailable } from '@/lib/request/page-answer';
import { firstValue } from '@/lib/routes/query-values';
import { readKnownSession } from '@/lib/session/read-session';

export const generateMetadata = unlistedPage((t) => [
  t('myPage.menu.entries.pointInfo'),
  t('myPage.points.description'),
]);

export default async function PointInfoPage({ searchParams }: QueryRouteProps) {
  const [lang, query] = await Promise.all([routeLanguage(), searchParams]);
  const filter = pointFilterOf(query);
  const statement = loadPointStatement(lang, filter, seoulToday(new Date()));
  if ((await readKnownSession()) === null) return null;
  // The same questions as the layout's, asked once for both. A filter renders the page alone, and has no status.
  const isDocument = !(await isSoftRequest());
  if (isDocument && (await firstAnswer([statement, loadPointBalance(lang), loadPointMonths()])) === 'unavailable') {
    // The layout says it.
    answerUnavailable();
    return null;
  }
  return (
    <PointStatementPart
      statement={statement}
      filter={filter}
      downloadFailed={firstValue(query, 'download') === 'failed'}
    />
  );
}
