import { EarnedPoints } from '@/components/stay/earned-points';
import { addUpPrices } from '@/lib/booking/offer-quote';
import { dueOfReservation } from '@/lib/hub/contract/point-payment';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { PriceBreakdown } from './price-breakdown';

const paymentOf = { confirmed: 'atHotel', cancelled: 'nothingDue', stayed: null } as const;

export function ReservationSum({ reservation }: { reservation: ReservationDetail }) {
  const { rooms, voucher, points, cancelledRooms, status } = reservation;
  return (
    <div>
      <PriceBreakdown
        price={addUpPrices(rooms.map(({ price }) => price))}
        voucher={voucher}
        points={points}
        cancelledRooms={cancelledRooms}
        dueKrw={dueOfReservation(reservation)}
        payment={paymentOf[status]}
      />
      <EarnedPoints points={reservation.earnedPoints} status={status} className="mt-3 text-sm" />
    </div>
  );
}
