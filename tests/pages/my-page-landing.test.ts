import './next-in-process';
import { createTranslator } from 'next-intl';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { seoulToday } from '@/lib/dates/moment';
import { loadMessages } from '@/lib/i18n/messages';
import { paths } from '@/lib/routes/paths';
import { sealSession } from '@/lib/session/session';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { dashboard, reservation, tableReservation } from '../my-page/sample-answers';
import { memberSession } from '../session/sample-session';
import { cookieJar } from './next-in-process';
import { makerOf } from './pages-of-the-hub';
import { pageServerForFile } from './rendered-pages';
import { streamedDocument } from './streamed-document';

const messages = await loadMessages('ko');
const { myPage: words } = messages;
const say = createTranslator({ locale: 'ko', namespace: 'myPage', messages });
const today = seoulToday(new Date());
const inDays = (days: number) => addDays(today, days);
const stay = (days: number, change: Parameters<typeof reservation>[0] = {}) =>
  reservation({ checkInDate: inDays(days), checkOutDate: inDays(days + 2), ...change });
const table = tableReservation({ date: inDays(5), time: '19:00' });
const use = { redeemedAt: 'house', discount: null, minimumKrw: 0, hotelIds: [] };
const voucher = (voucherId: string, days: number, status = 'usable') => ({
  voucherId,
  name: `Voucher ${voucherId}`,
  description: '',
  status,
  validUntil: inDays(days),
  use,
  hotels: [],
  usage: null,
  returned: null,
  chosenFrom: null,
});

const hub = scriptedHubForFile({}, '/api/hub');
const web = pageServerForFile(makerOf);
beforeEach(async () => {
  cookieJar.set('session', await sealSession(memberSession()));
});

interface Answers {
  dashboard?: object | 503;
  stays?: object[] | 503;
  tables?: object[] | 503;
  vouchers?: object[] | 503;
}

async function openLanding(answers: Answers) {
  hub.answer(({ path }, response) => {
    const { dashboard: board = dashboard(), stays = [], tables = [], vouchers = [] } = answers;
    const named: [string, unknown, (value: never) => unknown][] = [
      ['/membership/dashboard/info', board, (data) => data],
      ['/membership/coupon', vouchers, (list) => ({ vouchers: list })],
      ['/dining/reservation', tables, (list) => ({ tableReservations: list })],
      ['/reservation/room', stays, (list) => ({ reservations: list })],
    ];
    const found = named.find(([part]) => path.includes(part));
    if (!found || found[1] === 503) return json(response, 503, {});
    json(response, 200, { data: found[2](found[1] as never) });
  });
  const { html, status } = await web.ask('/myPage');
  const document = await streamedDocument(html);
  const section = (title: string) =>
    [...document.querySelectorAll('section')].find((each) => each.querySelector('h2')?.textContent === title);
  return { status, document, timeline: section(words.timeline.title), text: document.body.textContent ?? '' };
}

const linksOf = (part: Element | undefined) =>
  [...(part?.querySelectorAll('ol a') ?? [])].map(({ textContent }) => textContent);

describe('the landing page', () => {
  test('has the tier, the points with what expires, the voucher that runs out first, and both routes up', async () => {
    const { text } = await openLanding({
      vouchers: [voucher('late', 90), voucher('used', 1, 'used'), voucher('first', 12, 'choice'), voucher('gone', -1)],
    });
    expect(text).toContain(words.tier.silver);
    expect(text).toContain(say('units.points', { points: 18_400 }));
    expect(text).toContain(say('landing.nextExpiry', { points: 1_200, date: '2026년 12월 31일' }));
    expect(text).toContain(say('landing.nextVoucher', { name: 'Voucher first', days: 12 }));
    const gold = { nights: 3, points: 1_200, tier: words.tier.gold, date: '2026년 12월 31일' };
    expect(text).toContain(say('progress.gain', gold));
  });

  test('leads to the card once, and a calendar button says what it does', async () => {
    const { document, timeline } = await openLanding({ stays: [stay(5)] });
    const main = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
    expect(main.filter((link) => link.getAttribute('href') === paths.myPageUserInfo.mobileUserCard())).toHaveLength(1);
    const [save] = timeline?.querySelectorAll('button') ?? [];
    expect(save?.textContent).toContain('저장');
  });

  test('shows stays and tables as one, what comes next with its picture and the days until then', async () => {
    const later = stay(30, { reservationNo: 'R-LATER', hotelName: 'Later House' });
    const cancelled = { ...table, tableReservationNo: 'D-100001', restaurantName: 'Gone Table', status: 'cancelled' };
    const { timeline } = await openLanding({ stays: [later, stay(5)], tables: [table, cancelled] });
    expect(linksOf(timeline)).toEqual(['Sample House', 'Sample Table', 'Later House']);
    expect(timeline?.textContent).toContain(say('landing.daysUntil', { days: 5 }));
    expect(timeline?.querySelectorAll('ol img')).toHaveLength(1);
    const saves = [...(timeline?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
    expect(saves).toEqual(
      ['Sample House', 'Sample Table', 'Later House'].map((name) => `${words.timeline.save} ${name}`),
    );
  });

  test('a table that comes before every stay is the one with the picture', async () => {
    const { timeline } = await openLanding({ stays: [stay(9)], tables: [table] });
    expect(linksOf(timeline)).toEqual(['Sample Table', 'Sample House']);
    expect(timeline?.textContent).toContain(say('landing.daysUntilTable', { days: 5 }));
  });

  test('an empty member reads one sentence and finds one next step', async () => {
    const { timeline, text } = await openLanding({ stays: [stay(5, { status: 'cancelled' })] });
    expect(text.split(words.timeline.emptyTitle)).toHaveLength(2);
    expect([...(timeline?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(['/']);
  });

  test('tables that cannot be had are named as missing, and the stays stand', async () => {
    const { status, timeline } = await openLanding({ stays: [stay(5)], tables: 503 });
    expect(status).toBe(200);
    expect(timeline?.textContent).toContain(say('timeline.partial', { kind: words.menu.entries.diningReservation }));
    expect(linksOf(timeline)).toEqual(['Sample House']);
  });

  test('a part that fails leaves the others standing, and is named once', async () => {
    const { status, timeline, text } = await openLanding({ dashboard: 503, stays: [stay(5)], vouchers: 503 });
    expect(status).toBe(200);
    expect(linksOf(timeline)).toEqual(['Sample House']);
    expect(text.split(words.unavailable.title)).toHaveLength(2);
  });

  test('vouchers that cannot be had cost the line about them alone', async () => {
    const { text } = await openLanding({ vouchers: 503 });
    expect(text).toContain(words.tier.silver);
    expect(text).not.toContain(words.unavailable.title);
  });

  test('when nothing can be had, one sentence with one way to try again, and 503', async () => {
    const { status, document, text } = await openLanding({ dashboard: 503, stays: 503, tables: 503, vouchers: 503 });
    expect(status).toBe(503);
    expect(text.split(words.unavailable.title)).toHaveLength(2);
    expect(document.querySelectorAll('[role=alert] a')).toHaveLength(1);
  });
});
