import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test } from 'vitest';
import { ChangeReservation } from '@/components/booking/change-reservation';
import { guestChangeAddresses } from '@/lib/booking/change-addresses';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import booking from '@/messages/ko/booking.json';
import common from '@/messages/ko/common.json';
import { reservationWithDetail } from '../../my-page/sample-answers';
import { answerBff, problem, router } from '../my-page/as-member';

const page = (reservation: ReservationDetail) => (
  <AppRouterContext.Provider value={router}>
    <NextIntlClientProvider locale="ko" timeZone="Asia/Seoul" messages={{ booking, common }}>
      <ChangeReservation
        reservation={reservation}
        addresses={guestChangeAddresses(reservation.reservationNo, 'ko')}
        toCancel={null}
        roomTypes={[]}
        today="2026-11-27"
      />
    </NextIntlClientProvider>
  </AppRouterContext.Provider>
);

test('a stay that was cancelled elsewhere is asked for again, and leads to its page, which says so', async () => {
  answerBff(() => problem(409, 'conflict', { hubCode: 'NOT_CHANGEABLE' }));
  const stay = reservationWithDetail({ datesChangeableYn: 'N' });
  const { rerender } = render(page(stay));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: booking.change.arrival }), '18:00');
  await userEvent.click(screen.getByRole('button', { name: booking.change.ask }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
  rerender(page({ ...stay, status: 'cancelled', guestsChangeableYn: 'N' }));
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/reservation');
});

test('a change whose answer was lost says in any tab that it has been made, once, where the stay is as it asked', async () => {
  const stay = reservationWithDetail({ datesChangeableYn: 'N' });
  const pointsMoved = { spentPoints: 0, returnedPoints: 0, expiredPoints: 0 };
  const sums = { beforeKrw: stay.totalKrw, afterKrw: stay.totalKrw, differenceKrw: 0, feeKrw: 0 };
  const quote = { ...stay, ...sums, pointsMoved, voucherGivenBackYn: 'N' };
  answerBff((_, path) => (path.includes('quote') ? { body: { data: quote } } : 'noConnection'));
  const { unmount } = render(page(stay));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: booking.change.arrival }), '18:00');
  await userEvent.click(screen.getByRole('button', { name: booking.change.ask }));
  await userEvent.click(await screen.findByRole('button', { name: /변경 확정하기$/ }));
  expect(await screen.findByText(booking.change.failure.unsure)).toBeVisible();
  unmount();
  window.sessionStorage.clear();
  const made = { ...stay, arrivalTime: '18:00', revision: stay.revision + 1 };
  const says = () => screen.queryByText(booking.change.madeBefore) !== null;
  const open = (reservation: ReservationDetail) => {
    const shown = render(page(reservation));
    const said = says();
    shown.unmount();
    return said;
  };
  expect(open(stay), 'not before it is made').toBe(false);
  expect(open({ ...made, revision: made.revision + 1 }), 'another change has followed').toBe(false);
  expect(open(made)).toBe(true);
  expect(open(made)).toBe(false);
});
