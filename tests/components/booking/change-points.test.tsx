import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChangeStay } from '@/components/booking/change-stay';
import booking from '@/messages/ko/booking.json';
import common from '@/messages/ko/common.json';
import { reservationWithDetail } from '../../my-page/sample-answers';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';
import { answer } from './booking-flow.fixtures';

const words = booking.change;
const fetched = vi.fn<(path: string, init: SentRequest) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset();
  stubFetch(fetched);
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});

const rules = { krwPerPoint: 50, smallestPoints: 100, stepPoints: 10, mostPercent: 50 };
const held = { points: 500, amountKrw: 25_000, goodPoints: 500 };
const quote = (points: number, moved: object) =>
  answer(200, {
    data: {
      beforeKrw: 484_000,
      afterKrw: 484_000,
      differenceKrw: 0,
      rooms: reservationWithDetail().rooms,
      voucher: null,
      voucherGivenBackYn: 'N',
      points: { points, amountKrw: points * 50, goodPoints: points },
      pointsMoved: { spentPoints: 0, returnedPoints: 0, expiredPoints: 0, ...moved },
      asOf: '2026-11-22T01:00:00Z',
    },
  });
const sent = (call: number) => JSON.parse(String(fetched.mock.calls[call]?.[1].body));
const field = () => screen.getByRole('textbox', { name: booking.points.label });
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

function open() {
  render(
    <NextIntlClientProvider locale="ko" messages={{ booking, common }} timeZone="Asia/Seoul">
      <ChangeStay
        reservation={reservationWithDetail({ points: held })}
        points={{ balance: 234, rules }}
        addresses={{ quote: '/api/quote', change: '/api/change' }}
        backHref="/back"
        expiredHref="/again"
        renderDates={() => null}
      />
    </NextIntlClientProvider>,
  );
}

it('gives points back at a change to fewer, and says so before', async () => {
  open();
  expect(field()).toHaveValue('500');
  await userEvent.clear(field());
  await userEvent.type(field(), '100');
  fetched.mockResolvedValueOnce(quote(100, { returnedPoints: 300, expiredPoints: 100 }));
  await press(words.ask);
  expect(await screen.findByText(/300포인트를 돌려 드립니다/)).toBeVisible();
  expect(screen.getByText(/100포인트는 유효 기간이 지나/)).toBeVisible();
  expect(sent(0)).toMatchObject({ points: 100 });
  expect(screen.getByTestId('booking-due')).toHaveTextContent('₩479,000');
  fetched.mockResolvedValueOnce(answer(200, { data: { reservationNo: 'R-100000', totalKrw: 484_000 } }));
  await press(/변경 확정/);
  expect(await screen.findByText(words.done)).toBeVisible();
  expect(sent(1)).toMatchObject({ points: 100, expectedTotalKrw: 484_000 });
});

it('names no points where they are left as they are, also when they were typed and taken back', async () => {
  open();
  await userEvent.type(field(), '0');
  await userEvent.clear(field());
  await userEvent.type(field(), '500');
  await press(words.ask);
  expect(screen.getByText(words.obstacle.nothingChanged)).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

it('counts the points of the stay as the member’s own, and says what is wrong beside the field', async () => {
  open();
  await userEvent.clear(field());
  await userEvent.type(field(), '740');
  await press(words.ask);
  expect(screen.getByText(words.obstacle.points)).toBeVisible();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining('734포인트보다'));
  await userEvent.clear(field());
  await userEvent.type(field(), '730');
  fetched.mockResolvedValueOnce(
    answer(409, {
      type: 'about:blank',
      title: 'conflict',
      status: 409,
      code: 'conflict',
      hubCode: 'POINTS_NOT_USABLE',
    }),
  );
  await press(words.ask);
  expect(await screen.findByText(words.failure.points)).toBeVisible();
  expect(field(), 'nothing typed is lost').toHaveValue('730');
});
