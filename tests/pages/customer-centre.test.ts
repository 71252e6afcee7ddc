import './next-in-process';
import { createTranslator } from 'next-intl';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import { seoulToday } from '@/lib/dates/moment';
import { languageOf, languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { sealSession } from '@/lib/session/session';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { memberSession } from '../session/sample-session';
import { cookieJar } from './next-in-process';
import { makerOf } from './pages-of-the-hub';
import { pageServerForFile } from './rendered-pages';

const today = seoulToday(new Date());
const at = `${addDays(today, -3)}T01:00:00Z`;
const stay = {
  hotelId: 'sample-house',
  hotelName: 'Sample House',
  checkInDate: addDays(today, -12),
  checkOutDate: addDays(today, -10),
  reservationNo: 'R-100000',
};
const claim = {
  claimNo: 'C-100000',
  state: 'refused',
  stay,
  receivedAt: at,
  reviewingAt: at,
  decidedAt: at,
  decisionBy: today,
  points: null,
  refusal: 'noProof',
  reason: 'short',
  text: '<b>two nights</b>',
  expectedPoints: 1_200,
  attachments: [{ attachmentId: 'F-1', fileName: 'folio.pdf', kind: 'pdf', bytes: 2_048 }],
};
const enquiry = {
  enquiryNo: 'Q-100000',
  subject: 'Luggage',
  category: 'reservation',
  state: 'answered',
  receivedAt: at,
  answeredAt: at,
  unread: true,
  text: 'May I send it ahead?',
  answer: 'Certainly.',
  attachments: [],
};
const answers: Record<string, unknown> = {
  '/claim/stay': {
    stays: [{ ...stay, earnedPoints: 210, claimNo: null }],
    hotels: [{ hotelId: 'sample-house', hotelName: 'Sample House' }],
    checkOutFrom: addDays(today, -365),
    checkOutUntil: addDays(today, -1),
    decisionDays: 7,
  },
  '/claim/C-100000': claim,
  '/claim': { claims: [claim] },
  '/enquiry/unread': { count: 1 },
  '/enquiry/Q-100000': enquiry,
  '/enquiry': { enquiries: [enquiry] },
  '/centre': {
    telephone: '+82-2-0000-1000',
    weekdays: [1, 2, 3, 4, 5],
    opensAt: '09:00',
    closesAt: '18:00',
    closedDays: [],
    answerHours: 24,
    questions: [
      { questionId: 'one', category: 'points', question: 'When do points expire?', answer: 'After two years.' },
    ],
  },
};

const hub = scriptedHubForFile();
const web = pageServerForFile(makerOf);
beforeEach(async () => {
  cookieJar.set('session', await sealSession(memberSession()));
  hub.answer((seen, response) => {
    const path = Object.keys(answers).find((end) => seen.path.split('?')[0]?.endsWith(end));
    return path ? json(response, 200, { data: answers[path] }) : json(response, 404, { code: 'NOT_FOUND' });
  });
});

async function read(path: string): Promise<string> {
  const answer = await web.ask(path);
  expect(answer.status).toBe(200);
  return answer.html;
}

test.each(languages.map(({ locale }) => locale))(
  'what a member asked and was answered stands in the first answer, in %s',
  async (locale) => {
    const t = createTranslator({ locale, messages: await loadMessages(locale) });
    const open = (path: string) => read(localizedPath(locale, path));
    const form = await open('/myPage/myPoint/pointsAdjustment');
    expect(form).toContain(formatShortDay(stay.checkInDate, locale));
    expect(form).toContain(t('centre.claim.submit'));
    const list = await open('/myPage/myPoint/pointsAdjustmentResult');
    expect(list).toContain(t('centre.result.state.refused'));
    const detail = await open('/myPage/myPoint/pointsAdjustmentResult/C-100000');
    expect(detail).toContain(t('centre.result.refusal.noProof'));
    expect(detail).toContain('&lt;b&gt;two nights&lt;/b&gt;');
    expect(detail).toContain(localizedPath(locale, '/myPage/attachment/F-1'));
    const centre = await open('/myPage/directQnA');
    expect(centre).toContain(t('centre.enquiry.state.unread'));
    expect(centre).toContain(t('myPage.menu.newAnswers', { count: 1 }));
    expect(centre).toContain('When do points expire?');
    expect(await open('/myPage/directQnA?q=zeppelin')).toContain(t('centre.help.nothingTitle'));
    expect(await open('/myPage/directQnA/enquiry/Q-100000')).toContain('Certainly.');
    expect(hub.seen.some(({ path }) => path.includes(`lang=${languageOf(locale).code}`))).toBe(true);
  },
);

test('a menu whose question fails has no mark, and the page stands', async () => {
  hub.answer((seen, response) =>
    seen.path.includes('/unread') ? json(response, 503, {}) : json(response, 200, { data: answers['/claim'] }),
  );
  expect(await read('/en/myPage/myPoint/pointsAdjustmentResult')).not.toContain('new answer');
});
