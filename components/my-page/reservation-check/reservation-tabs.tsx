import { useLocale, useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { EmptyState, type NextStep } from '@/components/ui/empty-state';
import { TabLinks } from '@/components/ui/tab-links';
import { localizedPath } from '@/lib/i18n/localized-path';
import { type ReservationView, reservationViews } from '@/lib/my-page/reservation-views';
import { paths } from '@/lib/routes/paths';

interface ReservationTabsProps<Item> {
  /** Its key in `myPage`. */
  list: 'reservations' | 'tables';
  view: ReservationView;
  itemsOf: (view: ReservationView) => Item[];
  nextStep: NextStep;
  children: (item: Item, index: number) => ReactElement;
}

const emptyWords = {
  upcoming: { title: 'emptyUpcomingTitle', sentence: 'emptyUpcoming' },
  past: { title: 'emptyPastTitle', sentence: 'emptyPast' },
  cancelled: { title: 'emptyCancelledTitle', sentence: 'emptyCancelled' },
} as const satisfies Record<ReservationView, object>;

const addressOf = {
  reservations: paths.myPageReservationCheck.roomReservation,
  tables: paths.myPageReservationCheck.diningReservation,
};

/** A list of reservations in three tabs, each with its count; a card for each reservation of the open one. */
export function ReservationTabs<Item>({ list, view, itemsOf, nextStep, children }: ReservationTabsProps<Item>) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const tabHref = (tab: ReservationView) =>
    localizedPath(locale, addressOf[list](tab === 'upcoming' ? {} : { view: tab }));
  const cards = itemsOf(view).map(children);
  const { title, sentence } = emptyWords[view];
  return (
    <>
      <TabLinks
        label={t('reservations.views')}
        tabs={reservationViews.map((tab) => ({
          label: t(`${list}.${tab}`),
          href: tabHref(tab),
          count: itemsOf(tab).length,
        }))}
        current={tabHref(view)}
      />
      <div className="mt-10">
        {cards.length === 0 ? (
          <EmptyState title={t(`${list}.${title}`)} sentence={t(`${list}.${sentence}`)} nextStep={nextStep} />
        ) : (
          <ul className="grid grid-cols-1 gap-x-8 gap-y-14 md:grid-cols-2">
            {cards.map((card) => (
              <li key={card.key}>{card}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
