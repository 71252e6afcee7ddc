import './next-in-process';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import PointInfoLayout from '@/app/[locale]/(personal)/myPage/myPoint/pointInfo/layout';
import PointInfoRoute from '@/app/[locale]/(personal)/myPage/myPoint/pointInfo/page';
import HelpRoute from '@/app/[locale]/(public)/help/page';
import ProgrammeRoute from '@/app/[locale]/(public)/rewards/page';
import TermsRoute from '@/app/[locale]/(public)/terms/page';
import { formatDay } from '@/lib/dates/format';
import { languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { paths } from '@/lib/routes/paths';
import { sealSession } from '@/lib/session/session';
import type { Session } from '@/lib/session/session-schema';
import { openDatabase } from '@/sandbox/hub/database';
import { balanceOf, postPoints } from '@/sandbox/hub/member/points';
import { yearActivity } from '@/sandbox/hub/member/settlement';
import { type PointTextKey, pointTexts } from '@/sandbox/hub/seed/point-texts';
import { addDays, daysBetween } from '@/sandbox/hub/seoul-day';
import { createWorld, today } from '@/sandbox/hub/world';
import { callHub, control } from '../sandbox/hub-caller';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { memberSession } from '../session/sample-session';
import { readServedPage } from '../structured-data/served-page';
import { cookieJar } from './next-in-process';
import { type MakePage, pageServerForFile } from './rendered-pages';

const membershipNo = '9000000001';
const routes = { '/rewards': ProgrammeRoute, '/help': HelpRoute, '/terms': TermsRoute } as const;
const makerOf = (address: string): MakePage => {
  const found = Object.entries(routes).find(([path]) => address.endsWith(path));
  if (found) return () => found[1]();
  return async (searchParams) =>
    PointInfoLayout({ children: await PointInfoRoute({ params: Promise.resolve({}), searchParams }) });
};

/** What the ledger does with points: for how long they live, which it takes first, and which count towards a tier. */
function askLedger() {
  const world = createWorld(openDatabase(':memory:'));
  const day = today(world);
  const post = (points: number, textKey: PointTextKey, more: object = {}) =>
    postPoints(world, {
      membershipNo,
      at: new Date(Date.parse(`${day}T03:00:00Z`)).toISOString(),
      kind: textKey === 'stay' ? 'earned' : 'adjusted',
      points,
      textKey,
      ...more,
    });
  const tranches = () => balanceOf(world, membershipNo).tranches;
  post(700, 'stay');
  const lifeDays = daysBetween(day, tranches()[0]?.expiresOn ?? day);
  for (const textKey of ['referral', 'correction'] as const) post(20, textKey);
  const tierPoints = yearActivity(world, membershipNo, day).points;
  post(60, 'promotion', { promotionEnds: addDays(day, 23) });
  post(-60, 'stayPayment', { kind: 'used' });
  const isSoonestFirst = tranches().every(({ expiresOn }) => expiresOn === addDays(day, lifeDays));
  const endsLater = () => post(1, 'promotion', { promotionEnds: addDays(day, lifeDays + 1) });
  const endsOtherwise = () => post(1, 'correction', { promotionEnds: addDays(day, 23) });
  return { world, lifeDays, tierPoints, isSoonestFirst, endsLater, endsOtherwise };
}

/** Numbers of days, and numbers of years in figures or words. */
const daysIn = (text: string) =>
  [...text.matchAll(/(\d+) ?(?:일(?!부터|까지|,| )|일간|일 동안|일입니다|days|日間|天)/g)].map(([, days]) =>
    Number(days),
  );
const yearsIn = /\d+ ?(?:년간|년입|years)|two years|one year|\d+年間|[两二]年/;

const sandbox = sandboxAsHub();
let token = '';
let session: Session;
beforeAll(async () => {
  // Before the page server, which refuses what is no request of a page in this whole process.
  const member = { membershipId: `own.${randomUUID().slice(0, 8)}`, password: 'Own-Member-1' };
  const made = (await control(sandbox, '/members', { ...member, benefits: true })) as { membershipNo: string };
  const login = await callHub(sandbox, 'login', { body: member });
  token = login.headers.get('authorization') ?? '';
  const tokens = { accessToken: token.replace('Bearer ', ''), refreshToken: login.headers.get('refresh') ?? '' };
  session = { ...memberSession(tokens), membershipNo: made.membershipNo };
});
const web = pageServerForFile(makerOf);

test('only stays and promotions differ in the ledger from what is true of all points', () => {
  const { world, tierPoints, isSoonestFirst, endsLater, endsOtherwise } = askLedger();
  expect([tierPoints, isSoonestFirst]).toEqual([700, true]);
  expect(endsLater).toThrow('cannot end');
  expect(endsOtherwise).toThrow('cannot end');
  expect(Object.keys(pointTexts), 'no points come from what the programme does not name').not.toContain('dining');
  world.db.close();
});

test.each(languages.map(({ locale, code }) => ({ locale, code })))(
  'programme, help, terms and points in $locale say of points what the ledger does',
  async ({ locale, code }) => {
    const { world, lifeDays } = askLedger();
    world.db.close();
    const { programme, myPage } = await loadMessages(locale);
    const visible = async (path: string) => readServedPage((await web.ask(localizedPath(locale, path))).html).visible;
    const [first = ''] = programme.points.expireOrder.split(/(?<=[.。])/);
    const [rewards, answers, terms] = await Promise.all([
      visible(paths.programme()),
      visible(paths.help()),
      visible(paths.terms()),
    ]);
    expect(rewards).toContain(programme.points.counting);
    for (const [name, text] of Object.entries({ rewards, answers, terms })) {
      const lines = text.split('\n').filter((line) => line.includes(first) || daysIn(line).includes(lifeDays));
      expect(lines.join(' '), `${name}: which points are used first`).toContain(first);
      expect(lines.flatMap(daysIn), `${name}: for how long`).toContain(lifeDays);
      expect(lines.join(' '), name).not.toMatch(yearsIn);
      expect(lines.join(' '), `${name}: promotions`).toMatch(/프로모션|[Pp]romotional|プロモーション|活动/);
    }

    const call = async (name: 'pointBalance' | 'pointStatement') =>
      (await callHub(sandbox, name, { token, query: { lang: code } })).body.data;
    cookieJar.set('session', await sealSession(session));
    const { tranches } = await call('pointBalance');
    const { entries } = await call('pointStatement');
    const points = await visible(paths.myPagePoint.pointInfo());
    const promotion = pointTexts.promotion[code];
    for (const { expiresOn } of tranches as { expiresOn: string }[]) {
      expect(points).toContain(myPage.points.balance.until.replace('{date}', formatDay(expiresOn, locale)));
      const postedOn = addDays(expiresOn, -lifeDays);
      const isPosted = entries.some(({ at }: { at: string }) => at.startsWith(postedOn));
      expect(isPosted || points.includes(promotion), `${expiresOn} follows the rule or is a promotion's`).toBe(true);
    }
  },
);
