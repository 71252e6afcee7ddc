import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReservationCard } from '@/components/my-page/reservation-check/reservation-card';
import common from '@/messages/ko/common.json';
import { reservation } from '../../my-page/sample-answers';
import { renderAsMember } from './as-member';

test('a cancelled reservation shows the fees of all its rooms, those cancelled before among them', () => {
  const cancelled = reservation({ status: 'cancelled', cancellationFeeKrw: 100_000, earlierFeesKrw: 250_000 });
  renderAsMember(<ReservationCard reservation={cancelled} />);
  expect(screen.getByText(/350,000/)).toBeInTheDocument();
});

const asks = [
  {
    kind: 'crib',
    state: 'promised',
    askedAt: '2026-11-02T00:00:00Z',
    answerBy: null,
    decidedAt: '2026-11-02T00:00:00Z',
    reason: null,
    roomTypeName: null,
    time: null,
    addedKrw: 0,
    voucher: null,
  } as const,
];

test.each([
  ['confirmed', 1],
  ['stayed', 1],
  ['cancelled', 0],
] as const)('a %s reservation says how its asks stand on %i lines', (status, lines) => {
  renderAsMember(<ReservationCard reservation={reservation({ status, asks })} />);
  expect(screen.queryAllByText(`${common.asks.kinds.crib}: ${common.asks.promised}`)).toHaveLength(lines);
});
