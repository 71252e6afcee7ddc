import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReservationCard } from '@/components/my-page/reservation-check/reservation-card';
import { reservation } from '../../my-page/sample-answers';
import { renderAsMember } from './as-member';

test('a cancelled reservation shows the fees of all its rooms, those cancelled before among them', () => {
  const cancelled = reservation({ status: 'cancelled', cancellationFeeKrw: 100_000, earlierFeesKrw: 250_000 });
  renderAsMember(<ReservationCard reservation={cancelled} />);
  expect(screen.getByText(/350,000/)).toBeInTheDocument();
});
