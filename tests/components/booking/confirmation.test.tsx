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
      <Confirmation locale="ko" reservation={reservation} booker="member" />
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
        common.terms.freeUntil.replace('{instant}', '12월 24일 (목) 18:00').replace('{fee}', '₩242,000'),
      ]),
    );
  });

  it('of a cancelled stay offers no calendar entry', () => {
    open({ status: 'cancelled' });
    expect(screen.getByText(booking.confirmation.cancelledTitle)).toBeVisible();
    expect(screen.queryByRole('button', save)).not.toBeInTheDocument();
  });
});
