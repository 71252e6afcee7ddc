import { NumberNotFound } from '@/components/my-page/shell/number-not-found';

export default function ReservationNotFoundPage() {
  return <NumberNotFound of="myPage.reservation" />;
}
