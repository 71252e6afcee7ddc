import 'server-only';
import { ReadableStream } from 'node:stream/web';
import { createTranslator } from 'next-intl';
import { cookiesAfterFailure } from '@/lib/bff/cookies-after-failure';
import { isOwnNavigation } from '@/lib/bff/csrf';
import { ProblemError } from '@/lib/bff/problem-error';
import { problemOf, problemResponse } from '@/lib/bff/problem-response';
import { limitByAccount, limitByAddress } from '@/lib/bff/rate-limit';
import { RouteSession } from '@/lib/bff/route-session';
import { seoulClock, seoulToday } from '@/lib/dates/moment';
import { serverEnv } from '@/lib/env/server-env';
import { type PointEntry, pointStatement } from '@/lib/hub/contract/point';
import { callHub } from '@/lib/hub/hub-client';
import { type Language, languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { validRequestId } from '@/lib/request/request-id';
import { paths } from '@/lib/routes/paths';
import { CSV_MARK, csvLines } from './csv';
import { daysOfPeriod, pointFilterOf } from './point-filter';
import { statementPages } from './statement-pages';

/** `2026-11-23 09:30` in Seoul, which a spreadsheet reads as a date in every language. */
function seoulCell(at: string): string {
  const { day, time } = seoulClock(at);
  return `${day} ${time}`;
}

const encoder = new TextEncoder();

async function* bytesOf(
  first: IteratorResult<readonly PointEntry[], void>,
  pages: AsyncGenerator<readonly PointEntry[], void>,
  language: Language,
): AsyncGenerator<Uint8Array, void> {
  const { locale } = language;
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'myPage.points' });
  const columns = ['date', 'kind', 'description', 'amount', 'sumAfter'] as const;
  yield encoder.encode(CSV_MARK + csvLines([columns.map((column) => t(`statement.column.${column}`))]));
  for (let page = first; !page.done; page = await pages.next()) {
    const rows = page.value.map(({ at, kind, description, points, sumAfter }) => {
      return [seoulCell(at), t(`kind.${kind}`), description, points, sumAfter];
    });
    yield encoder.encode(csvLines(rows));
  }
}

async function open(request: Request, session: RouteSession, requestId: string, language: Language) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { kind, period } = pointFilterOf(query);
  const today = seoulToday(new Date());
  const filter = { lang: language.code, kind, ...daysOfPeriod(period, today) };
  const pages = statementPages(async (page) => {
    const wanted = { ...filter, ...page };
    // Once the head has left no cookie can follow: only the first page may renew the session.
    if (page.page === 1) return session.call(pointStatement, { query: wanted });
    const member = await session.read();
    const { data } = await callHub(pointStatement, {
      query: wanted,
      accessToken: member?.tokens.accessToken,
      signal: request.signal,
      requestId,
    });
    return data;
  });
  // A statement of years costs the hub and the web seconds.
  await limitByAddress('statement');
  const owner = (await session.read())?.membershipNo;
  const firstPage = () => pages.next();
  const first = await (owner === undefined ? firstPage() : limitByAccount('statement', owner, firstPage));
  return { today, body: ReadableStream.from(bytesOf(first, pages, language)) as BodyInit };
}

/** CSV, page by page, for a plain link: a failure leads back to the page; pages that do not fit end the file. */
export async function downloadStatement(request: Request): Promise<Response> {
  const requestId = validRequestId(request.headers.get('x-request-id'));
  const session = new RouteSession(request, requestId);
  const wanted = new URL(request.url).searchParams.get('language');
  const language = languages.find(({ locale }) => locale === wanted) ?? languages[0];
  const headers = new Headers({
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  if (!isOwnNavigation(request.headers, serverEnv().PUBLIC_ORIGIN)) {
    return problemResponse(new ProblemError('cross_site'), requestId, headers);
  }
  let answer: Response;
  let cookies: string[];
  try {
    const { today, body } = await open(request, session, requestId, language);
    cookies = await session.setCookies();
    headers.set('content-type', 'text/csv; charset=utf-8; header=present');
    headers.set('content-disposition', `attachment; filename="points-${today}.csv"`);
    answer = new Response(body, { headers });
  } catch (error) {
    problemOf(error, requestId, request);
    const page = localizedPath(language.locale, paths.myPagePoint.pointInfo({ download: 'failed' }));
    headers.set('location', `${page}#statement`);
    answer = new Response(null, { status: 303, headers });
    cookies = await cookiesAfterFailure(session, error);
  }
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}
