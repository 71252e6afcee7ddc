'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { ButtonLink } from '@/components/ui/link';
import { TabLinks } from '@/components/ui/tab-links';
import type { ReservationSummary } from '@/lib/hub/contract/reservation';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { useReservationList } from '@/lib/my-page/member-atoms';
import { type ReservationView, reservationsInView, reservationViews } from '@/lib/my-page/reservation-views';
import { paths } from '@/lib/paths';
import { MemberContent } from '../shell/member-content';
import { ReservationCard } from './reservation-card';
import { ReservationCardSkeleton } from './reservation-card-skeleton';

export interface ReservationListProps {
  view: ReservationView;
  /** `yyyy-MM-dd`, from the server, so that both draw the same. */
  todaySeoul: string;
}

const emptyWords = {
  upcoming: { title: 'emptyUpcomingTitle', sentence: 'emptyUpcoming' },
  past: { title: 'emptyPastTitle', sentence: 'emptyPast' },
  cancelled: { title: 'emptyCancelledTitle', sentence: 'emptyCancelled' },
} as const satisfies Record<ReservationView, object>;

/** The member's room reservations in three tabs, each with its own address. */
export function ReservationList({ view, todaySeoul }: ReservationListProps) {
  const t = useTranslations('myPage.reservations');
  const locale = useLocale();
  const result = useReservationList(languageOf(locale).code);
  const all = result.data?.reservations;
  const tabHref = (tab: ReservationView) =>
    localizedPath(locale, paths.myPageReservationCheck.roomReservation(tab === 'upcoming' ? {} : { view: tab }));
  return (
    <>
      <TabLinks
        label={t('views')}
        tabs={reservationViews.map((tab) => ({
          label: t(tab),
          href: tabHref(tab),
          count: all && reservationsInView(all, tab, todaySeoul).length,
        }))}
        current={tabHref(view)}
      />
      <div className="mt-10">
        <MemberContent
          result={result}
          skeleton={
            <div className="grid gap-x-8 gap-y-14 md:grid-cols-2">
              <ReservationCardSkeleton />
              <ReservationCardSkeleton />
            </div>
          }
        >
          {({ reservations }) => (
            <ReservationCards reservations={reservationsInView(reservations, view, todaySeoul)} view={view} />
          )}
        </MemberContent>
      </div>
    </>
  );
}

function ReservationCards({ reservations, view }: { reservations: ReservationSummary[]; view: ReservationView }) {
  const t = useTranslations('myPage.reservations');
  const locale = useLocale();
  if (reservations.length === 0) {
    const { title, sentence } = emptyWords[view];
    return (
      <EmptyState
        title={t(title)}
        sentence={t(sentence)}
        actions={<ButtonLink href={localizedPath(locale, paths.home())}>{t('search')}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2">
      {reservations.map((reservation, index) => (
        <li key={reservation.reservationNo}>
          <ReservationCard reservation={reservation} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}
