import { useTranslations } from 'next-intl';
import { EarnedPoints } from '@/components/stay/earned-points';
import { TitledTerms } from '@/components/stay/reservation-terms';
import { Picture } from '@/components/ui/picture';
import { addUpPrices } from '@/lib/booking/offer-quote';
import { dueOfReservation } from '@/lib/hub/contract/point-payment';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { PriceBreakdown } from './price-breakdown';

const paymentOf = { confirmed: 'atHotel', cancelled: 'nothingDue', stayed: null } as const;

export function ReservationSlip({ locale, reservation }: { locale: string; reservation: ReservationDetail }) {
  const t = useTranslations('booking');
  const { rooms, voucher, points, cancelledRooms, status, picture } = reservation;
  return (
    <aside className="border border-stone bg-paper print:border-0">
      <Picture
        picture={picture}
        sizes="(min-width: 64rem) 24rem, 100vw"
        alt=""
        className="aspect-landscape print:hidden"
      />
      <div className="flex flex-col gap-6 p-6 print:p-0">
        <h2 className="sr-only">{t('summary.title')}</h2>
        <PriceBreakdown
          locale={locale}
          price={addUpPrices(rooms.map(({ price }) => price))}
          voucher={voucher}
          points={points}
          cancelledRooms={cancelledRooms}
          dueKrw={dueOfReservation(reservation)}
          payment={paymentOf[status]}
        />
        <EarnedPoints points={reservation.earnedPoints} status={status} className="-mt-3 text-sm" />
        {status === 'confirmed' && (
          <div className="border-stone border-t pt-4">
            <TitledTerms locale={locale} stay={reservation} className="text-sm" />
          </div>
        )}
      </div>
    </aside>
  );
}
