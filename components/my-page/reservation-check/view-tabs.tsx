import { useLocale, useTranslations } from 'next-intl';
import { TabLinks } from '@/components/ui/tab-links';
import { localizedPath } from '@/lib/i18n/localized-path';
import { type ReservationView, reservationViews } from '@/lib/my-page/reservation-views';
import { paths } from '@/lib/paths';

export interface ViewTabsProps {
  /** Its key in `myPage`. */
  list: 'reservations' | 'tables';
  view: ReservationView;
  countOf: (tab: ReservationView) => number;
}

const addressOf = {
  reservations: paths.myPageReservationCheck.roomReservation,
  tables: paths.myPageReservationCheck.diningReservation,
};

export function ViewTabs({ list, view, countOf }: ViewTabsProps) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const tabHref = (tab: ReservationView) =>
    localizedPath(locale, addressOf[list](tab === 'upcoming' ? {} : { view: tab }));
  return (
    <TabLinks
      label={t('reservations.views')}
      tabs={reservationViews.map((tab) => ({ label: t(`${list}.${tab}`), href: tabHref(tab), count: countOf(tab) }))}
      current={tabHref(view)}
    />
  );
}
