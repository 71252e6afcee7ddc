import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Confirmation } from '@/components/booking/confirmation';
import { stayCalendarFile } from '@/lib/booking/stay-calendar-file';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { saveCalendar } from '@/lib/native-bridge/native-actions';
import booking from '@/messages/ko/booking.json';
import common from '@/messages/ko/common.json';
import { reservationWithDetail } from '../../my-page/sample-answers';

vi.mock('@/lib/native-bridge/native-actions', () => ({ saveCalendar: vi.fn() }));

function open(change: Partial<ReservationDetail> = {}): ReservationDetail {
  const reservation = reservationWithDetail(change);
  render(
    <NextIntlClientProvider locale="ko" messages={{ booking, common }}>
      <Confirmation reservation={reservation} booker="member" />
    </NextIntlClientProvider>,
  );
  return reservation;
}
const save = { name: '캘린더에 저장' };
beforeEach(() => vi.mocked(saveCalendar).mockReset());

describe('the confirmation', () => {
  it('puts the stay into the calendar of the device', async () => {
    const reservation = open();
    await userEvent.click(screen.getByRole('button', save));
    expect(saveCalendar).toHaveBeenCalledExactlyOnceWith(
      stayCalendarFile(reservation, [
        common.terms.title,
        common.terms.freeUntil.replace('{instant}', '2026년 12월 24일 18:00').replace('{fee}', '₩242,000'),
      ]),
    );
  });

  it('of a cancelled stay offers no calendar entry', () => {
    open({ status: 'cancelled' });
    expect(screen.getByText(booking.confirmation.cancelledTitle)).toBeVisible();
    expect(screen.queryByRole('button', save)).not.toBeInTheDocument();
  });

  const voucher = { voucherId: 'v-1', name: 'Anniversary', discountKrw: 50_000 };
  it.each([
    ['nothing, and its voucher given back', 0, 'Y', common.cancel.doneFree, common.cancel.voucherBack],
    ['a charge, and its voucher kept', 90_000, 'N', common.cancel.doneFee, common.cancel.voucherKept],
  ] as const)('of a stay cancelled for %s says so, and that nothing more is due', (_, fee, back, charge, outcome) => {
    open({ status: 'cancelled', cancellationFeeKrw: fee, voucher, voucherGivenBackYn: back });
    expect(screen.getByText(charge.replace('{fee}', '₩90,000'))).toBeVisible();
    expect(screen.getByText(fee === 0 ? common.cancel.nothingDue : common.cancel.nothingElseDue)).toBeVisible();
    expect(screen.getByText(outcome.replace('{name}', 'Anniversary'))).toBeVisible();
    expect(screen.queryByText(booking.summary.payAtHotel)).not.toBeInTheDocument();
  });
});
