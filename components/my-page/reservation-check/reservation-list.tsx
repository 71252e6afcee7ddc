import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/link';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadReservations } from '@/lib/my-page/load-reservations';
import { type ReservationView, reservationsInView } from '@/lib/my-page/reservation-views';
import { paths } from '@/lib/paths';
import type { SeoulDay } from '@/lib/stay/dates';
import { MemberAnswer } from '../shell/member-answer';
import { ReservationCard } from './reservation-card';
import { ViewCards } from './view-cards';
import { ViewTabs } from './view-tabs';

export interface ReservationListProps {
  locale: Locale;
  view: ReservationView;
  todaySeoul: SeoulDay;
}

export function ReservationList({ locale, view, todaySeoul }: ReservationListProps) {
  const t = useTranslations('myPage.reservations');
  return (
    <MemberAnswer load={loadReservations(languageOf(locale).code)}>
      {({ reservations }) => (
        <>
          <ViewTabs
            list="reservations"
            view={view}
            countOf={(tab) => reservationsInView(reservations, tab, todaySeoul).length}
          />
          <div className="mt-10">
            <ViewCards
              list="reservations"
              view={view}
              nextStep={<ButtonLink href={localizedPath(locale, paths.home())}>{t('search')}</ButtonLink>}
            >
              {reservationsInView(reservations, view, todaySeoul).map((reservation, index) => (
                <ReservationCard key={reservation.reservationNo} reservation={reservation} priority={index === 0} />
              ))}
            </ViewCards>
          </div>
        </>
      )}
    </MemberAnswer>
  );
}
