import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, test } from 'vitest';
import { ChangeReservation } from '@/components/booking/change-reservation';
import { memberChangeAddresses } from '@/lib/booking/change-addresses';
import auth from '@/messages/ko/auth.json';
import booking from '@/messages/ko/booking.json';
import common from '@/messages/ko/common.json';
import { reservationWithDetail } from '../../my-page/sample-answers';
import { answerBff, type BffAnswer, problem, router } from '../my-page/as-member';

const stay = reservationWithDetail({ datesChangeableYn: 'N' });
const words = auth.identity.spending;
const quote = (afterKrw = stay.totalKrw) => ({
  ...stay,
  beforeKrw: stay.totalKrw,
  afterKrw,
  differenceKrw: afterKrw - stay.totalKrw,
  feeKrw: 0,
  pointsMoved: { spentPoints: 100, returnedPoints: 0, expiredPoints: 0 },
  voucherGivenBackYn: 'N',
});

const show = (isVerified = false) =>
  render(
    <AppRouterContext.Provider value={router}>
      <NextIntlClientProvider locale="ko" timeZone="Asia/Seoul" messages={{ auth, booking, common }}>
        <ChangeReservation
          reservation={stay}
          addresses={memberChangeAddresses(stay.reservationNo, 'ko')}
          toCancel={null}
          isVerified={isVerified}
          roomTypes={[]}
          today="2026-11-27"
        />
      </NextIntlClientProvider>
    </AppRouterContext.Provider>,
  );

let afterKrw: number;
let change: BffAnswer;
let check: BffAnswer;
let asked: ReturnType<typeof answerBff>;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  afterKrw = stay.totalKrw;
  change = problem(409, 'conflict', { hubCode: 'IDENTITY_REQUIRED', data: { until: '2026-12-04T03:00:00Z' } });
  check = { body: { samePerson: true } };
  asked = answerBff((_, path) => {
    if (path.includes('/quote')) return { body: { data: quote(afterKrw) } };
    return path.includes('/identity/spending') ? check : change;
  });
});

const keys = () =>
  asked.mock.calls
    .filter(([path]) => path.endsWith('/change'))
    .map(([, { headers }]) => headers.get('idempotency-key'));

/** A wish whose change is refused until the identity is checked. */
async function refused() {
  const { unmount } = show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: booking.change.arrival }), '18:00');
  await userEvent.click(screen.getByRole('button', { name: booking.change.ask }));
  await userEvent.click(await screen.findByRole('button', { name: /변경 확정하기$/ }));
  expect(await screen.findByText(words.title)).toBeVisible();
  expect(screen.getByText(/2026년 12월 4일 12:00/)).toBeVisible();
  return unmount;
}

test('a change that spends more shows the check, and goes on under its key after one in place of the page', async () => {
  (await refused())();
  change = { body: { data: { reservationNo: stay.reservationNo, totalKrw: stay.totalKrw } } };
  show(true);
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(1);
  expect(await screen.findByText(booking.change.step.done)).toBeVisible();
});

test('a change whose price has moved meanwhile is agreed to first', async () => {
  (await refused())();
  afterKrw += 10_000;
  show(true);
  expect(await screen.findByRole('button', { name: /변경 확정하기$/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(words.title)).toBeNull());
  expect(keys()).toHaveLength(1);
});

test.each([
  ['another person', { body: { samePerson: false } }, words.otherPerson],
  ['a verification that is over', problem(410, 'identity_expired'), words.gone],
  ['no answer', 'noConnection' as const, words.unavailable],
])('the check by %s is said, and nothing is sent', async (_, answer, sentence) => {
  (await refused())();
  check = answer;
  show(true);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(keys()).toHaveLength(1);
});

test('frozen points are said with the contact', async () => {
  change = problem(409, 'conflict', { hubCode: 'POINTS_FROZEN', data: { telephone: '+82-2-0000-1000' } });
  show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: booking.change.arrival }), '18:00');
  await userEvent.click(screen.getByRole('button', { name: booking.change.ask }));
  await userEvent.click(await screen.findByRole('button', { name: /변경 확정하기$/ }));
  expect(await screen.findByText(common.frozen.title)).toBeVisible();
  expect(screen.getByRole('link', { name: '+82-2-0000-1000' })).toHaveAttribute('href', 'tel:+82200001000');
});
