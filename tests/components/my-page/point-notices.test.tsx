import { screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test } from 'vitest';
import { BalanceTranches } from '@/components/my-page/my-point/balance-tranches';
import { PointNotices } from '@/components/my-page/my-point/point-notices';
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

test('points that go within 3, 30 and 60 days have a notice each, which says no other day', () => {
  renderAsMember(
    <NextIntlClientProvider locale="ko" messages={{ myPage, common }}>
      <PointNotices balance={{ balance: 15, tranches, asOf }} />
    </NextIntlClientProvider>,
  );
  const days = screen.getAllByRole('list').map((list) => list.textContent?.match(/\d+월 \d+일/g));
  expect(days).toEqual([['11월 26일'], ['12월 18일'], ['1월 2일']]);
});

test('tranches that are not the balance are said, and no sum is shown', () => {
  renderAsMember(
    <NextIntlClientProvider locale="ko" messages={{ myPage, common }}>
      <BalanceTranches balance={{ balance: 16, tranches, asOf }} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(myPage.points.broken.title);
  expect(screen.queryByRole('table')).toBeNull();
});
