import { getLocale, getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { HotelMap, MapAppLinks } from '@/components/stay/hotel-map';
import { TextLink } from '@/components/ui/link';
import type { HotelWayData } from '@/lib/booking/load-hotel-way';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { countGuests } from '@/lib/stay/rooms';

export interface HotelWayProps {
  reservation: ReservationDetail;
  load: Promise<HotelWayData>;
}

export function HotelWay(props: HotelWayProps) {
  return (
    <Suspense>
      <Way {...props} />
    </Suspense>
  );
}

async function Way({ reservation, load }: HotelWayProps) {
  const locale = await getLocale();
  const { hotel, map, restaurants } = await load;
  const t = await getTranslations('booking.reservation');
  const { adults, minor } = countGuests(reservation.rooms);
  const query = new URLSearchParams({ party: String(adults + minor), date: reservation.checkInDate }).toString();
  return (
    <>
      {hotel && (
        <div className="mt-6 flex flex-wrap gap-x-12 gap-y-6">
          <div className="min-w-[min(18rem,100%)] flex-1">
            {hotel.directions.map((sentence) => (
              <p key={sentence} className="mt-2 max-w-reading text-ink-soft">
                {sentence}
              </p>
            ))}
            <MapAppLinks hotel={hotel} className="mt-4" />
          </div>
          {map && <HotelMap hotel={hotel} map={map} className="mt-2 max-w-80 self-start print:hidden" />}
        </div>
      )}
      {restaurants.length > 0 && (
        <div data-screen-only className="mt-8">
          <h3 className="text-ink-muted text-sm">{t('tables')}</h3>
          <ul className="mt-2 divide-y divide-stone border-stone border-y">
            {restaurants.map(({ restaurantId, name, cuisine }) => (
              <li key={restaurantId}>
                <TextLink
                  href={localizedPath(locale, paths.restaurantTable(restaurantId, query))}
                  tone="plain"
                  className="flex min-h-control flex-wrap items-center justify-between gap-x-6 py-2"
                >
                  <span className="font-medium">{name}</span>
                  <span className="text-ink-muted text-sm">{cuisine}</span>
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
