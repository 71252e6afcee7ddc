import 'server-only';
import { answerDownload } from '@/lib/bff/answer-download';
import { inFilePlace } from '@/lib/bff/file-places';
import { ProblemError } from '@/lib/bff/problem-error';
import { limitByAccount, limitByAddress } from '@/lib/bff/rate-limit';
import { seoulToday } from '@/lib/dates/moment';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { type ArchiveFailure, archiveFailureOf } from './archive-failure';
import { demandPermission } from './archive-permission';
import { type AskHub, writeArchive } from './write-archive';

/** Before a connection without an answer is ended (`STILL_MS`), so that the page can say that it took too long. */
const WITHIN_MS = 25_000;

/** A ZIP with everything or nothing: it is complete before its first byte is sent. */
export const downloadArchive = answerDownload({
  open: async ({ request, session, language }) => {
    await limitByAddress('archive');
    const member = await session.member();
    await demandPermission(request, member);
    const now = new Date();
    const ask: AskHub = (entry, input) => {
      if (Date.now() - now.getTime() > WITHIN_MS) throw new ProblemError('timeout', { nothingDone: true });
      return session.call(entry, input);
    };
    const { membershipNo } = member;
    const body = await limitByAccount('archive', membershipNo, () =>
      inFilePlace('out', membershipNo, () => writeArchive(ask, language, now)),
    );
    return { body, contentType: 'application/zip', fileName: `member-data-${seoulToday(now)}.zip` };
  },
  failedPage: (problem, { locale }) => {
    const download: ArchiveFailure = archiveFailureOf(problem);
    return localizedPath(locale, paths.myPageUserInfo.archive({ download }));
  },
});
