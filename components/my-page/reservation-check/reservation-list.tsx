'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/link';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { useReservationList } from '@/lib/my-page/member-atoms';
import { type ReservationView, reservationsInView } from '@/lib/my-page/reservation-views';
import { paths } from '@/lib/paths';
import { MemberContent } from '../shell/member-content';
import { ReservationCard } from './reservation-card';
import { ViewCards, ViewCardsSkeleton } from './view-cards';
import { ViewTabs } from './view-tabs';

export interface ReservationListProps {
  view: ReservationView;
  /** `yyyy-MM-dd`, from the server, so that both draw the same. */
  todaySeoul: string;
}

/** The member's room reservations in three tabs, each with its own address. */
export function ReservationList({ view, todaySeoul }: ReservationListProps) {
  const t = useTranslations('myPage.reservations');
  const locale = useLocale();
  const result = useReservationList(languageOf(locale).code);
  const all = result.data?.reservations;
  return (
    <>
      <ViewTabs
        list="reservations"
        view={view}
        countOf={(tab) => all && reservationsInView(all, tab, todaySeoul).length}
      />
      <div className="mt-10">
        <MemberContent result={result} skeleton={<ViewCardsSkeleton />}>
          {({ reservations }) => (
            <ViewCards
              list="reservations"
              view={view}
              wayOn={<ButtonLink href={localizedPath(locale, paths.home())}>{t('search')}</ButtonLink>}
            >
              {reservationsInView(reservations, view, todaySeoul).map((reservation, index) => (
                <ReservationCard key={reservation.reservationNo} reservation={reservation} priority={index === 0} />
              ))}
            </ViewCards>
          )}
        </MemberContent>
      </div>
    </>
  );
}
