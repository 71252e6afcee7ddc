import 'server-only';
import { ReadableStream } from 'node:stream/web';
import { createTranslator } from 'next-intl';
import { answerDownload, type DownloadContext } from '@/lib/bff/answer-download';
import { limitByAccount, limitByAddress } from '@/lib/bff/rate-limit';
import { seoulClock, seoulToday } from '@/lib/dates/moment';
import { type PointEntry, pointStatement } from '@/lib/hub/contract/point';
import { callHub } from '@/lib/hub/hub-client';
import type { Language } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
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

async function open({ request, session, requestId, language }: DownloadContext) {
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
  return {
    body: ReadableStream.from(bytesOf(first, pages, language)) as BodyInit,
    contentType: 'text/csv; charset=utf-8; header=present',
    fileName: `points-${today}.csv`,
  };
}

/** CSV, page by page; pages that do not fit end the file. */
export const downloadStatement = answerDownload({
  open,
  failedPage: (_, { locale }) =>
    `${localizedPath(locale, paths.myPagePoint.pointInfo({ download: 'failed' }))}#statement`,
});
