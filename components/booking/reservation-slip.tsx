import { useTranslations } from 'next-intl';
import { ReservationSum } from '@/components/reservation/reservation-sum';
import { TitledTerms } from '@/components/stay/reservation-terms';
import { Picture } from '@/components/ui/picture';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';

export function ReservationSlip({ locale, reservation }: { locale: string; reservation: ReservationDetail }) {
  const t = useTranslations('booking');
  return (
    <aside className="border border-stone bg-paper print:border-0">
      <Picture
        picture={reservation.picture}
        sizes="(min-width: 64rem) 24rem, 100vw"
        alt=""
        className="aspect-landscape print:hidden"
      />
      <div className="flex flex-col gap-6 p-6 print:p-0">
        <h2 className="sr-only">{t('summary.title')}</h2>
        <ReservationSum locale={locale} reservation={reservation} />
        {reservation.status === 'confirmed' && (
          <div className="border-stone border-t pt-4">
            <TitledTerms locale={locale} stay={reservation} className="text-sm" />
          </div>
        )}
      </div>
    </aside>
  );
}
