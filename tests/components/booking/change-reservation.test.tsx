import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test, vi } from 'vitest';
import { ChangeReservation } from '@/components/booking/change-reservation';
import { memberChangeAddresses } from '@/lib/booking/change-addresses';
import booking from '@/messages/ko/booking.json';
import common from '@/messages/ko/common.json';
import { reservationWithDetail } from '../../my-page/sample-answers';
import { answerBff, renderAsMember } from '../my-page/as-member';

const router = vi.hoisted(() => ({ refresh: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));
// The calendar is tested in a browser; what stands around it is what this file asks.
vi.mock('@/components/booking/change-dates', () => ({
  ChangeDates: ({ onPick }: { onPick: (dates: object) => void }) => (
    <button type="button" onClick={() => onPick({ checkInDate: '2026-12-26', checkOutDate: '2026-12-28' })}>
      pick
    </button>
  ),
}));

const NUMBER = 'R-100000';
const words = booking.change;
const detail = reservationWithDetail();
const quote = {
  beforeKrw: 484_000,
  afterKrw: 470_000,
  differenceKrw: -14_000,
  rooms: detail.rooms,
  voucher: null,
  voucherGivenBackYn: 'N',
  points: null,
  pointsMoved: { spentPoints: 0, returnedPoints: 0, expiredPoints: 0 },
  asOf: detail.asOf,
};

const page = (reservation: typeof detail) => (
  <NextIntlClientProvider locale="ko" timeZone="Asia/Seoul" messages={{ booking, common }}>
    <ChangeReservation
      points={null}
      reservation={reservation}
      addresses={memberChangeAddresses(NUMBER, 'ko')}
      today="2026-11-25"
    />
  </NextIntlClientProvider>
);

test('a member’s change goes to that reservation, and the page is drawn anew', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const fetched = answerBff((_, path) =>
    path.endsWith('/quote')
      ? { body: { data: quote } }
      : { body: { data: { reservationNo: NUMBER, totalKrw: 470_000 } } },
  );
  renderAsMember(page(detail));
  await screen.findByRole('heading', { name: words.step.wish });
  await userEvent.click(screen.getByRole('button', { name: 'pick' }));
  await userEvent.click(screen.getByRole('button', { name: words.ask }));
  expect(await screen.findByText('−₩14,000')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /변경 확정/ }));
  await waitFor(() => expect(screen.getByText(words.done)).toBeVisible());
  const asked = fetched.mock.calls.map(([path]) => path);
  expect(asked).toEqual([`/api/hub/reservation/room/${NUMBER}/quote`, `/api/hub/reservation/room/${NUMBER}/change`]);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

test('the page that is drawn anew still says what was done where nothing can be changed any more', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  answerBff((_, path) =>
    path.endsWith('/quote')
      ? { body: { data: quote } }
      : { body: { data: { reservationNo: NUMBER, totalKrw: 470_000 } } },
  );
  const { rerender } = renderAsMember(page(detail));
  await userEvent.click(await screen.findByRole('button', { name: 'pick' }));
  await userEvent.click(screen.getByRole('button', { name: words.ask }));
  await userEvent.click(await screen.findByRole('button', { name: /변경 확정/ }));
  expect(await screen.findByText(words.done)).toBeVisible();
  rerender(page({ ...detail, guestsChangeableYn: 'N' }));
  expect(screen.getByText(words.done)).toBeVisible();
  expect(router.replace).not.toHaveBeenCalled();
});

test('a stay that cannot be changed leads back to its own page', () => {
  renderAsMember(page({ ...detail, guestsChangeableYn: 'N' }));
  expect(router.replace).toHaveBeenCalledExactlyOnceWith(`/myPage/reservationCheck/roomReservation/${NUMBER}`);
});
