import { screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { expect, test } from 'vitest';
import { ReservationSlip } from '@/components/booking/reservation-slip';
import { ReservationDetailView } from '@/components/my-page/reservation-check/reservation-detail';
import { formatKrw } from '@/components/ui/price';
import type { CancelledRoom } from '@/lib/hub/contract/cancelled-room';
import { receiptSums } from '@/lib/my-page/receipt';
import booking from '@/messages/ko/booking.json';
import common from '@/messages/ko/common.json';
import { reservationWithDetail } from '../../my-page/sample-answers';
import { renderAsMember } from './as-member';

const t = createTranslator({ locale: 'ko', messages: { common }, namespace: 'common' });
const points = { points: 50_000, amountKrw: 50_000, goodPoints: 50_000 };
const cancelled = { status: 'cancelled', cancelledAt: '2026-12-24T10:00:00Z', cancellableYn: 'N', points } as const;

test('a cancelled stay keeps saying what became of its points, and no longer what is due at the hotel', () => {
  const settledPoints = { returnedPoints: 30_000, expiredPoints: 5_000, keptPoints: 15_000, keptKrw: 15_000 };
  const reservation = reservationWithDetail({ ...cancelled, cancellationFeeKrw: 242_000, settledPoints });
  renderAsMember(<ReservationDetailView reservation={reservation} />);
  expect(screen.getByText(t('cancel.pointsBack', { points: 30_000 }))).toBeVisible();
  expect(screen.getByText(t('cancel.pointsGone', { points: 5_000 }))).toBeVisible();
  expect(screen.getByText(t('cancel.pointsUsed', { points: 15_000, amount: '₩15,000' }))).toBeVisible();
  expect(screen.queryByTestId('booking-due')).not.toBeInTheDocument();
});

test('a stay cancelled after one of its rooms owes both fees, on its page and on the slip as on the receipt', () => {
  const [room] = reservationWithDetail().rooms;
  const cancelledRoom = { ...room, feeKrw: 50_000, settledPoints: null, cancelledAt: '2026-12-23T10:00:00Z' };
  const reservation = reservationWithDetail({
    ...cancelled,
    points: null,
    cancellationFeeKrw: 100_000,
    cancelledRooms: [cancelledRoom as CancelledRoom],
  });
  const due = formatKrw(receiptSums(reservation).chargedKrw, 'ko');
  expect(due).toBe('₩150,000');
  const { unmount } = renderAsMember(<ReservationDetailView reservation={reservation} />);
  expect(screen.getByTestId('booking-due')).toHaveTextContent(due);
  unmount();
  renderAsMember(
    <NextIntlClientProvider locale="ko" timeZone="Asia/Seoul" messages={{ booking, common }}>
      <ReservationSlip locale="ko" reservation={reservation} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByTestId('booking-due')).toHaveTextContent(due);
});

test('a confirmed stay says which points pay a part of it', () => {
  renderAsMember(<ReservationDetailView reservation={reservationWithDetail({ points })} />);
  expect(screen.getByTestId('booking-points')).toHaveTextContent('−₩50,000');
  expect(screen.getByTestId('booking-due')).toHaveTextContent('₩434,000');
});

test('the accessible room of a stay is said to be held, with its facts; another room is not', () => {
  const accessibility = { doorWidthCm: 92, rollInShower: true, visualAlarm: true, facts: [] };
  const [room] = reservationWithDetail().rooms;
  if (!room) throw new Error('The sample has no room');
  const rooms = [{ ...room, accessibility }, room];
  renderAsMember(<ReservationDetailView reservation={reservationWithDetail({ rooms, cancellableYn: 'N' })} />);
  const held = screen.getByTestId('accessible-room');
  expect(held).toHaveTextContent(t('accessible.held'));
  expect(held).toHaveTextContent(t('accessible.doorWidth', { width: 92 }));
});
