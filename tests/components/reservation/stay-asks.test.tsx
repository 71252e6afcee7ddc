import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, test } from 'vitest';
import { StayAsks } from '@/components/reservation/stay-reservation';
import type { AskOption } from '@/lib/hub/contract/ask';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import auth from '@/messages/ko/auth.json';
import common from '@/messages/ko/common.json';
import { reservationWithDetail } from '../../my-page/sample-answers';
import { answerBff, type BffAnswer, problem, router } from '../my-page/as-member';

const facts = { answer: 'atOnce', roomTypeName: null, addedKrw: 0 } as const;
const askOptions: AskOption[] = [
  {
    ...facts,
    kind: 'lateCheckOut',
    time: '14:00',
    voucher: { voucherId: 'voucher-2', name: 'Late check-out', validUntil: '2027-01-31' },
  },
  { ...facts, kind: 'crib', time: null, voucher: null },
];
const words = auth.identity.spending;

const page = (change: Partial<ReservationDetail>, isVerified = false) => (
  <AppRouterContext.Provider value={router}>
    <NextIntlClientProvider locale="ko" timeZone="Asia/Seoul" messages={{ auth, common }}>
      <StayAsks reservation={reservationWithDetail(change)} booker="member" isVerified={isVerified} />
    </NextIntlClientProvider>
  </AppRouterContext.Provider>
);
const show = (isVerified = false) => render(page({ askOptions }, isVerified));
const button = () => screen.queryByRole('button', { name: /레이트 체크아웃.*요청하기$/ });

let ask: BffAnswer;
let asked: ReturnType<typeof answerBff>;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  ask = problem(409, 'conflict', { hubCode: 'IDENTITY_REQUIRED', data: { until: '2026-12-04T03:00:00Z' } });
  asked = answerBff((_, path) => (path.includes('/identity/spending') ? { body: { samePerson: true } } : ask));
});
const keys = () =>
  asked.mock.calls.filter(([path]) => path.endsWith('/ask')).map(([, { headers }]) => headers.get('idempotency-key'));

async function refused() {
  const { unmount } = show();
  await userEvent.click(button() as HTMLElement);
  expect(await screen.findByText(words.title)).toBeVisible();
  expect(screen.getByText(/2026년 12월 4일 12:00/)).toBeVisible();
  expect(button(), 'its way is the check').toBeNull();
  return unmount;
}

test('an ask that spends a voucher shows the check, and goes on under its key after one in place of the page', async () => {
  (await refused())();
  ask = { body: { data: {} } };
  show(true);
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(1);
  await waitFor(() => expect(screen.queryByText(words.title)).toBeNull());
});

test('a check that was for something else sends nothing', async () => {
  show(true);
  expect(button()).toBeVisible();
  expect(screen.queryByText(words.title)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('frozen vouchers are said with the contact', async () => {
  ask = problem(409, 'conflict', { hubCode: 'POINTS_FROZEN', data: { telephone: '+82-2-0000-1000' } });
  show();
  await userEvent.click(button() as HTMLElement);
  expect(await screen.findByText(common.frozen.title)).toBeVisible();
  expect(screen.getByRole('link', { name: '+82-2-0000-1000' })).toHaveAttribute('href', 'tel:+82200001000');
});

test('a refused ask keeps its hour, and says the reason once, while the page no longer offers it', async () => {
  ask = problem(409, 'conflict', { hubCode: 'ASK_NOT_POSSIBLE', data: { reason: 'roomNeeded' } });
  const withdrawn = {
    ...facts,
    kind: 'lateCheckOut',
    state: 'withdrawn',
    time: '14:00',
    askedAt: '2026-11-27T00:00:00Z',
    answerBy: null,
    decidedAt: '2026-11-27T00:01:00Z',
    reason: null,
    voucher: null,
  } as const;
  const { rerender } = render(page({ asks: [withdrawn], askOptions }));
  await userEvent.click(button() as HTMLElement);
  const gone: AskOption[] = [{ kind: 'lateCheckOut', answer: 'notPossible', reason: 'roomNeeded' }];
  rerender(page({ asks: [withdrawn], askOptions: gone }));
  expect(await screen.findByRole('alert')).toHaveTextContent(common.asks.reason.roomNeeded);
  expect(screen.getAllByText(new RegExp(common.asks.reason.roomNeeded))).toHaveLength(1);
  expect(screen.getByText('레이트 체크아웃(14:00까지)')).toBeVisible();
  expect(button()).toBeNull();
});
