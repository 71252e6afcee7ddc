import { ReservationNotFound } from '@/components/my-page/reservation-check/reservation-not-found';

export default function TableNotFoundPage() {
  return <ReservationNotFound of="tables" />;
}
