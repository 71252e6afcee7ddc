import { cleanup, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, test } from 'vitest';
import { BalanceTranches } from '@/components/my-page/my-point/balance-tranches';
import { ExpectedStays } from '@/components/my-page/my-point/expected-stays';
import { NightsForPoints } from '@/components/my-page/my-point/nights-for-points';
import { PointChart } from '@/components/my-page/my-point/point-chart';
import { PointNotice } from '@/components/my-page/my-point/point-notice';
import type { ExpectedPoints } from '@/lib/hub/contract/point';
import { languages } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { noticeDays } from '@/lib/my-page/point-notices';
import common from '@/messages/ko/common.json';
import myPage from '@/messages/ko/myPage.json';
import { renderAsMember } from './as-member';

const tranches = [
  { points: 1, expiresOn: '2026-11-26' },
  { points: 2, expiresOn: '2026-12-18' },
  { points: 4, expiresOn: '2027-01-02' },
  { points: 8, expiresOn: '2028-01-02' },
];
const asOf = '2026-11-23';

test.each([
  { asOf: '2026-11-23', within: 3, days: ['11월 26일'] },
  { asOf: '2026-11-27', within: 30, days: ['12월 18일'] },
  { asOf: '2026-12-10', within: 30, days: ['12월 18일', '1월 2일'] },
] as const)(
  'on $asOf the notice says the points that go within $within days, and no later ones',
  ({ asOf, within, days }) => {
    renderAsMember(
      <NextIntlClientProvider locale="ko" messages={{ myPage, common }}>
        <PointNotice balance={{ balance: 15, tranches, asOf }} />
      </NextIntlClientProvider>,
    );
    expect(screen.getByText(myPage.points.notice.within[within])).toBeVisible();
    expect(screen.getByRole('list').textContent?.match(/\d+월 \d+일/g)).toEqual(days);
  },
);

test.each(languages.map(({ locale }) => locale))(
  'the title of a notice leaves out the days of the notice before, in %s',
  async (locale) => {
    const { within } = (await loadMessages(locale)).myPage.points.notice;
    const daysOf = (title: string) => title.match(/\d+/g)?.map(Number);
    expect(noticeDays.map((days) => daysOf(within[days]))).toEqual([[3], [4, 30], [31, 60]]);
  },
);

test('tranches that are not the balance are said, and no sum is shown', () => {
  renderAsMember(
    <NextIntlClientProvider locale="ko" messages={{ myPage, common }}>
      <BalanceTranches balance={{ balance: 16, tranches, asOf }} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(myPage.points.broken.title);
  expect(screen.queryByRole('table')).toBeNull();
});

describe('the balance', () => {
  const balance = (points: number, expiresOn: string[]) =>
    renderAsMember(
      <NextIntlClientProvider locale="ko" messages={{ myPage, common }}>
        <BalanceTranches
          balance={{
            balance: points * expiresOn.length,
            tranches: expiresOn.map((day) => ({ points, expiresOn: day })),
            asOf,
          }}
        />
      </NextIntlClientProvider>,
    );

  test.each([
    ['none', [], myPage.points.balance.none, null, false],
    ['points that go today', ['2026-11-23'], '2026년 11월 23일', '오늘까지', false],
    ['points that go soon', ['2026-12-23', '2028-01-02'], '2026년 12월 23일', 'D-30', true],
    ['points that go late', ['2027-01-23', '2028-01-02'], '2027년 1월 23일', null, true],
  ])(
    'of %s is one figure and one line, with the other days behind one where there are any',
    (_, days, line, left, isFolded) => {
      const { container } = balance(1_250_000, days);
      const [figure, next] = container.querySelectorAll('p');
      expect(figure).toHaveAttribute('data-balance', `${1_250_000 * days.length}`);
      expect(next).toHaveTextContent(line);
      expect(next?.querySelectorAll('span')[1]?.textContent ?? null).toBe(left);
      expect(screen.queryByRole('group') !== null).toBe(isFolded);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});

describe('points that are expected', () => {
  const stay = (reservationNo: string, expectedBy: string) => ({
    reservationNo,
    hotelName: '운해 설악',
    points: 457,
    expectedBy,
  });
  const expected = (stays: ExpectedPoints['expected']) =>
    renderAsMember(
      <NextIntlClientProvider locale="ko" messages={{ myPage, common }}>
        <ExpectedStays expected={stays} asOf={asOf} />
      </NextIntlClientProvider>,
    );

  test('name the day and the points; only those after their day lead to a claim for their stay', () => {
    expected([stay('HN-LATE', '2026-11-22'), stay('HN-TODAY', '2026-11-23'), stay('HN-NEXT', '2026-12-03')]);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items[2]).toBe('운해 설악457포인트2026년 12월 3일까지 적립 예정');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    const link = screen.getByRole('link', { name: /운해 설악/ });
    expect(items[0]).toContain(link.textContent);
    expect(link).toHaveAttribute('href', expect.stringMatching(/pointsAdjustment\?stay=HN-LATE$/));
  });

  test('of more than three stays are behind a line, and of none there is nothing', () => {
    expected(['1', '2', '3', '4', '5'].map((number) => stay(number, '2026-12-03')));
    const fold = screen.getByRole('group');
    expect(fold).toHaveTextContent('숙박 2건 더 보기');
    expect(fold.querySelectorAll('li')).toHaveLength(2);
    cleanup();
    expect(expected([]).container.querySelector('section')).toBeNull();
  });
});

describe('the months', () => {
  const chart = (answered: { month: string; pointsIn: number; pointsOut: number }[], todaySeoul = '2026-11-23') =>
    renderAsMember(
      <NextIntlClientProvider locale="ko" messages={{ myPage, common }}>
        <PointChart answered={answered} todaySeoul={todaySeoul} />
      </NextIntlClientProvider>,
    );
  const november = { month: '2026-11', pointsIn: 30, pointsOut: -10 };
  const september = { month: '2026-09', pointsIn: 7, pointsOut: 0 };

  test('are the last twelve, also those without data, which say 0 and lead to their movements', () => {
    const { container } = chart([september, november]);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(12);
    expect(rows.slice(0, 3).map((row) => row.textContent)).toEqual([
      '2026년 11월30-10',
      '2026년 10월00',
      '2026년 9월70',
    ]);
    expect(rows.at(-1)).toHaveTextContent('2025년 12월');
    expect(screen.getByRole('link', { name: '2026년 10월' })).toHaveAttribute('href', expect.stringMatching(/2026-10/));
    const labels = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    expect(labels.slice(0, 3), 'the figures over and under the bars').toEqual(['7', '30', '10']);
    expect(labels.slice(3, 15)).toEqual(['12', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
    expect(labels.slice(15)).toEqual(['2025', '2026']);
  });

  test('are twelve for a member without any, and begin a month later where the hub is ahead by one', () => {
    chart([]);
    expect(screen.getAllByRole('row')).toHaveLength(1 + 12);
    cleanup();
    chart([november], '2026-10-31');
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('2026년 11월30-10');
  });

  test('are not shown where one is answered twice', () => {
    chart([november, { ...november, pointsIn: 40 }]);
    expect(screen.getByRole('alert')).toHaveTextContent(myPage.points.broken.title);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('what points pay for', () => {
  const stay = {
    hotelId: 'haneul-namsan',
    hotelName: '하늘 남산',
    checkInDate: '2026-12-10',
    checkOutDate: '2026-12-12',
    points: 8_400,
    missingPoints: 0,
  };
  const shown = (stays: Parameters<typeof NightsForPoints>[0]['stays']) =>
    renderAsMember(
      <NextIntlClientProvider locale="ko" messages={{ myPage, common }}>
        <NightsForPoints stays={stays} />
      </NextIntlClientProvider>,
    );

  test('links to the rooms of these days in points', () => {
    shown([stay]);
    const link = screen.getByRole('link', { name: '하늘 남산 2박 이용 가능' });
    const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
    expect(pathname).toBe('/search/haneul-namsan');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      unit: 'points',
      checkIn: '2026-12-10',
      checkOut: '2026-12-12',
    });
  });

  test('says how many points are missing, and nothing where points pay for no stay', () => {
    shown([{ ...stay, checkOutDate: '2026-12-11', missingPoints: 1_200 }]);
    expect(screen.getByRole('link', { name: '하늘 남산 1박까지 1,200 P 부족' })).toBeVisible();
    cleanup();
    expect(shown([]).container).toHaveTextContent('');
  });
});
