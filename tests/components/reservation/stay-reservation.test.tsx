import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { ReservationSlip } from '@/components/booking/confirmation';
import { StayReservation } from '@/components/reservation/stay-reservation';
import { formatKrw } from '@/components/ui/price';
import type { CancelledRoom } from '@/lib/hub/contract/cancelled-room';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { receiptSums } from '@/lib/my-page/receipt';
import booking from '@/messages/ko/booking.json';
import common from '@/messages/ko/common.json';
import { reservationWithDetail } from '../../my-page/sample-answers';
import { renderAsMember } from '../my-page/as-member';

const Member = ({ reservation }: { reservation: ReservationDetail }) => (
  <StayReservation reservation={reservation} booker="member" />
);

const t = createTranslator({ locale: 'ko', messages: { common }, namespace: 'common' });
const points = { points: 50_000, amountKrw: 50_000, goodPoints: 50_000 };
const cancelled = { status: 'cancelled', cancelledAt: '2026-12-24T10:00:00Z', cancellableYn: 'N', points } as const;

test('a cancelled stay keeps saying what became of its points, and no longer what is due at the hotel', () => {
  const settledPoints = { returnedPoints: 30_000, expiredPoints: 5_000, keptPoints: 15_000, keptKrw: 15_000 };
  const reservation = reservationWithDetail({ ...cancelled, cancellationFeeKrw: 242_000, settledPoints });
  renderAsMember(<Member reservation={reservation} />);
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
  const { unmount } = renderAsMember(<Member reservation={reservation} />);
  expect(screen.getByTestId('booking-due')).toHaveTextContent(due);
  unmount();
  renderAsMember(<ReservationSlip reservation={reservation} />);
  expect(screen.getByTestId('booking-due')).toHaveTextContent(due);
});

test('a confirmed stay says which points pay a part of it', () => {
  renderAsMember(<Member reservation={reservationWithDetail({ points })} />);
  expect(screen.getByTestId('booking-points')).toHaveTextContent('−₩50,000');
  expect(screen.getByTestId('booking-due')).toHaveTextContent('₩434,000');
});

test('the accessible room of a stay is said to be held, with its facts; another room is not', () => {
  const accessibility = { doorWidthCm: 92, rollInShower: true, visualAlarm: true, facts: [] };
  const [room] = reservationWithDetail().rooms;
  if (!room) throw new Error('The sample has no room');
  const rooms = [{ ...room, accessibility }, room];
  renderAsMember(<Member reservation={reservationWithDetail({ rooms, cancellableYn: 'N' })} />);
  const held = screen.getByTestId('accessible-room');
  expect(held).toHaveTextContent(t('accessible.held'));
  expect(held).toHaveTextContent(t('accessible.doorWidth', { width: 92 }));
});

test('member and guest read the same parts in the same order: what comes next, the sums, the changes', () => {
  const reservation = reservationWithDetail();
  const partsFor = (booker: 'member' | 'guest') => {
    const { container, unmount } = renderAsMember(
      <StayReservation reservation={reservation} booker={booker} way={<p>way</p>} />,
    );
    const { textContent } = container;
    const parts = [...container.querySelectorAll('h1, h2, dt')].map((part) => part.textContent);
    unmount();
    return { textContent, parts };
  };
  const { reservation: titles, summary } = booking;
  const { parts } = partsFor('member');
  expect(partsFor('guest')).toEqual(partsFor('member'));
  const order = [reservation.hotelName, summary.checkIn, titles.wayTitle, titles.roomsTitle, titles.changesTitle];
  expect(parts.filter((part) => order.includes(part ?? ''))).toEqual(order);
});
